import { Trans } from '@lingui/react/macro'
import { ARE_COMPANY_FACTS_EXAMPLES, FOUNDED } from '#contracts/brand.ts'
import { LANGUAGES } from '#contracts/languages.ts'
import { PLANNED_LANGUAGES, ROADMAP_DATE } from '#contracts/roadmap.ts'
import { Stat, StatList } from '#src/ui/stat-list.tsx'
import { LongDate } from '#src/ui/long-date.tsx'
import { PartnerLine } from '#src/ui/partner-line.tsx'
import styles from './impact.module.css'

/** Key figures with their sources, in one strip under the hero. */
export const Impact = () => (
  <section className={styles['strip']} aria-labelledby="impacto">
    <h2 id="impacto" className="visually-hidden">
      <Trans>Em números</Trans>
    </h2>
    <StatList>
      {!ARE_COMPANY_FACTS_EXAMPLES && (
        <Stat value={FOUNDED}>
          <Trans>ano de fundação</Trans>
        </Stat>
      )}
      <Stat value={LANGUAGES.length}>
        <Trans>idiomas</Trans>
      </Stat>
      <Stat value="24/7">
        <Trans>disponibilidade</Trans>
      </Stat>
      <Stat value={`${String(PLANNED_LANGUAGES)}+`}>
        <Trans>idiomas previstos</Trans>
      </Stat>
    </StatList>
    <div className={styles['ground']}>
      <PartnerLine />
      <Sources />
    </div>
  </section>
)

/** The source of each figure. */
const Sources = () => (
  <details className={styles['sources']}>
    <summary>
      <Trans>De onde vem cada número</Trans>
    </summary>
    <ul>
      {!ARE_COMPANY_FACTS_EXAMPLES && (
        <li>
          <strong>{FOUNDED}</strong> <Trans>Do registro da empresa.</Trans>
        </li>
      )}
      <li>
        <strong>{LANGUAGES.length}</strong> <Trans>Os deste site e do Transcribe, hoje.</Trans>
      </li>
      <li>
        <strong>24/7</strong>{' '}
        <Trans>O serviço recebe áudios a qualquer hora. Nossa equipe responde de segunda a sexta, das 9h às 18h.</Trans>
      </li>
      <li>
        <strong>{`${String(PLANNED_LANGUAGES)}+`}</strong>{' '}
        <Trans>
          Meta do nosso plano de <LongDate day={ROADMAP_DATE} />.
        </Trans>
      </li>
    </ul>
  </details>
)
