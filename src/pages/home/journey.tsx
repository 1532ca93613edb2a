import { Trans } from '@lingui/react/macro'
import { ARE_COMPANY_FACTS_EXAMPLES, FOUNDED } from '#contracts/brand.ts'
import { EXPANSIONS, PLANNED_LANGUAGES } from '#contracts/roadmap.ts'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Planned } from '#src/ui/planned.tsx'
import { Section } from '#src/ui/section.tsx'
import { Timeline, TimelineStep } from '#src/ui/timeline.tsx'

export const Journey = () => (
  <Section
    id="historia"
    isSplit
    title={<Trans>Nossa jornada</Trans>}
    lead={
      <Trans>
        Somos duas pessoas: uma cuida de negócios e estratégia, a outra de inteligência artificial e ciência de dados.
        Começamos porque os áudios longos de quem a gente ama merecem atenção, e nem sempre há silêncio para ouvir.
      </Trans>
    }
    actions={
      <LinkButton kind="ghost" href={pathOf('about', useLanguage())}>
        <Trans>Conhecer a equipe</Trans>
      </LinkButton>
    }
  >
    <Timeline>
      <TimelineStep when={ARE_COMPANY_FACTS_EXAMPLES ? <Trans>Hoje</Trans> : FOUNDED}>
        <Trans>O Transcribe, em quatro idiomas.</Trans>
      </TimelineStep>
      <TimelineStep when={<Planned {...EXPANSIONS.languages} />}>
        <Trans>Chegar a mais de {PLANNED_LANGUAGES} idiomas.</Trans>
      </TimelineStep>
      <TimelineStep when={<Planned {...EXPANSIONS.ecosystem} />}>
        <Trans>Um ecossistema em que as ferramentas conversam entre si.</Trans>
      </TimelineStep>
      <TimelineStep when={<Planned {...EXPANSIONS.democratisedAi} />}>
        <Trans>Inteligência artificial ao alcance de todas as pessoas.</Trans>
      </TimelineStep>
    </Timeline>
  </Section>
)
