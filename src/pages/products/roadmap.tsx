import { Trans } from '@lingui/react/macro'
import { EXPANSIONS, PLANNED_LANGUAGES, PRODUCTS, ROADMAP_DATE } from '#contracts/roadmap.ts'
import { LongDate } from '#src/ui/long-date.tsx'
import { Planned } from '#src/ui/planned.tsx'
import { Section } from '#src/ui/section.tsx'
import { Timeline, TimelineStep } from '#src/ui/timeline.tsx'

export const Roadmap = () => {
  const { smartScheduler, lifeReminder } = PRODUCTS
  return (
    <Section
      id="roteiro"
      isSplit
      title={<Trans>Roteiro</Trans>}
      lead={
        <Trans>
          Plano publicado em <LongDate day={ROADMAP_DATE} />, com as datas de então.
        </Trans>
      }
    >
      <Timeline>
        <TimelineStep when={<Planned {...smartScheduler.planned} />}>
          <Trans>{smartScheduler.name}: compromissos que saem da conversa.</Trans>
        </TimelineStep>
        <TimelineStep when={<Planned {...lifeReminder.planned} />}>
          <Trans>{lifeReminder.name}: lembretes na hora certa.</Trans>
        </TimelineStep>
        <TimelineStep when={<Planned {...EXPANSIONS.languages} />}>
          <Trans>Mais de {PLANNED_LANGUAGES} idiomas no Transcribe.</Trans>
        </TimelineStep>
        <TimelineStep when={<Planned {...EXPANSIONS.ecosystem} />}>
          <Trans>Um ecossistema: as ferramentas conversam entre si.</Trans>
        </TimelineStep>
        <TimelineStep when={<Planned {...EXPANSIONS.democratisedAi} />}>
          <Trans>Inteligência artificial ao alcance de todas as pessoas.</Trans>
        </TimelineStep>
      </Timeline>
    </Section>
  )
}
