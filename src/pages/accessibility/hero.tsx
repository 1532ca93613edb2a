import { Trans } from '@lingui/react/macro'
import { readingPreferencesPanel } from '#src/flow-runtime/open-panel.ts'
import { Button } from '#src/ui/button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LongDate } from '#src/ui/long-date.tsx'
import { TitleHighlight } from '#src/ui/title-highlight.tsx'
import { PageHero } from '#src/ui/page-hero.tsx'
import { Specimen } from './specimen.tsx'

/** Date of the last review of this statement. */
const REVIEWED = '2026-11-21'

export const Hero = () => (
  <PageHero
    title={
      <Trans>
        Um site <TitleHighlight>para todo mundo</TitleHighlight>
      </Trans>
    }
    lead={
      <Trans>
        Fazemos um produto para quem não pode ouvir. O site é feito para seguir as WCAG 2.2 no nível AA e a NBR 17225.
        Revisado em <LongDate day={REVIEWED} />.
      </Trans>
    }
    actions={
      <>
        <LinkButton kind="primary" href="#barreira">
          <Trans>Avisar de uma barreira</Trans>
        </LinkButton>
        <Button kind="ghost" onClick={readingPreferencesPanel.open}>
          <Trans>Abrir o modo leitura</Trans>
        </Button>
      </>
    }
    figure={<Specimen />}
  />
)
