import { Trans } from '@lingui/react/macro'
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
  >
    <Timeline>
      <TimelineStep when="2025">
        <Trans>Quatro idiomas hoje, e um plano de chegar a mais de 50.</Trans>
      </TimelineStep>
      <TimelineStep when="2026">
        <Trans>Um ecossistema em que as ferramentas conversam entre si.</Trans>
      </TimelineStep>
      <TimelineStep when="2027">
        <Trans>Inteligência artificial ao alcance de todas as pessoas.</Trans>
      </TimelineStep>
    </Timeline>
  </Section>
)
