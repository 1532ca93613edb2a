import { Trans } from '@lingui/react/macro'
import { ARE_COMPANY_FACTS_EXAMPLES, FOUNDED } from '#contracts/brand.ts'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import styles from './home.module.css'

export const Journey = () => (
  <section className={styles['journey']} aria-labelledby="historia">
    <h2 id="historia">
      <Trans>Nossa jornada</Trans>
    </h2>
    <p>
      {!ARE_COMPANY_FACTS_EXAMPLES && (
        <>
          <Trans>Desde {FOUNDED}.</Trans>{' '}
        </>
      )}
      <Trans>
        Somos duas pessoas. Começamos porque os áudios longos de quem a gente ama merecem atenção, e{' '}
        <mark>nem sempre há silêncio para ouvir</mark>.
      </Trans>
    </p>
    <LinkButton kind="ghost" href={pathOf('about', useLanguage())}>
      <Trans>Conhecer a equipe</Trans>
    </LinkButton>
  </section>
)
