import { Trans } from '@lingui/react/macro'
import { LANGUAGES } from '#contracts/languages.ts'
import styles from './home.module.css'

export const Impact = () => (
  <section className={`${styles['wrap']} ${styles['section']}`} aria-labelledby="impacto">
    <h2 id="impacto">
      <Trans>Em números</Trans>
    </h2>
    <dl className={styles['figures']}>
      <div>
        <dt>
          <Trans>fundação</Trans>
        </dt>
        <dd>2024</dd>
      </div>
      <div>
        <dt>
          <Trans>idiomas</Trans>
        </dt>
        <dd>{LANGUAGES.length}</dd>
      </div>
      <div>
        <dt>
          <Trans>disponibilidade, todos os dias</Trans>
        </dt>
        <dd>24/7</dd>
      </div>
      <div>
        <dt>
          <Trans>idiomas em potencial</Trans>
        </dt>
        <dd>50+</dd>
      </div>
    </dl>
  </section>
)
