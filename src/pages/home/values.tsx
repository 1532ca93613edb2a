import { Trans } from '@lingui/react/macro'
import styles from './home.module.css'

export const Values = () => (
  <section className={`${styles['wrap']} ${styles['section']}`} aria-labelledby="valores">
    <h2 id="valores">
      <Trans>Nossos valores</Trans>
    </h2>
    <ul className={styles['cards']}>
      <li className={styles['card']}>
        <h3>
          <Trans>Acessibilidade primeiro</Trans>
        </h3>
        <p>
          <Trans>Desenhamos para quem encontra mais barreiras. O resto do mundo ganha junto.</Trans>
        </p>
      </li>
      <li className={styles['card']}>
        <h3>
          <Trans>Sua palavra é sua</Trans>
        </h3>
        <p>
          <Trans>O que você fala fica cifrado, sai quando você pede e some quando você apaga.</Trans>
        </p>
      </li>
      <li className={styles['card']}>
        <h3>
          <Trans>Menos tela</Trans>
        </h3>
        <p>
          <Trans>Boa ferramenta é a que termina rápido e devolve você para a vida.</Trans>
        </p>
      </li>
    </ul>
  </section>
)
