import { Trans } from '@lingui/react/macro'
import styles from './home.module.css'

/** The company's values, each with an icon that is drawn by CSS. */
export const Values = () => (
  <section className={styles['values']} aria-labelledby="valores">
    <h2 id="valores">
      <Trans>Nossos valores</Trans>
    </h2>
    <ul>
      <li>
        <h3>
          <Trans>Acessibilidade primeiro.</Trans>
        </h3>
        <p>
          <Trans>Desenhamos para quem encontra mais barreiras. O resto do mundo ganha junto.</Trans>
        </p>
      </li>
      <li>
        <h3>
          <Trans>O que você diz é seu.</Trans>
        </h3>
        <p>
          <Trans>O que você fala fica criptografado, é entregue quando você pede e some quando você apaga.</Trans>
        </p>
      </li>
      <li>
        <h3>
          <Trans>Menos tela.</Trans>
        </h3>
        <p>
          <Trans>Boa ferramenta resolve rápido e devolve o seu tempo.</Trans>
        </p>
      </li>
    </ul>
  </section>
)
