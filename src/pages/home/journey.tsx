import { Trans } from '@lingui/react/macro'
import styles from './home.module.css'

export const Journey = () => (
  <section className={`${styles['wrap']} ${styles['section']}`} aria-labelledby="historia">
    <h2 id="historia">
      <Trans>Nossa jornada</Trans>
    </h2>
    <p className={styles['text']}>
      <Trans>
        Somos duas pessoas: uma cuida de negócios e estratégia, a outra de inteligência artificial e ciência de dados.
        Começamos porque os áudios longos de quem a gente ama merecem atenção, e nem sempre há silêncio para ouvir.
      </Trans>
    </p>
    <ol className={styles['steps']}>
      <li>
        <strong>2025</strong> <Trans>Quatro idiomas hoje, e um plano de chegar a mais de 50.</Trans>
      </li>
      <li>
        <strong>2026</strong> <Trans>Um ecossistema em que as ferramentas conversam entre si.</Trans>
      </li>
      <li>
        <strong>2027</strong> <Trans>Inteligência artificial ao alcance de todas as pessoas.</Trans>
      </li>
    </ol>
  </section>
)
