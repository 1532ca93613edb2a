import { Trans } from '@lingui/react/macro'
import { EXPANSIONS, PLANNED_LANGUAGES, ROADMAP_DATE } from '#contracts/roadmap.ts'
import { LongDate } from '#src/ui/long-date.tsx'
import { PlannedDate } from '#src/ui/planned-date.tsx'
import { Section } from '#src/ui/section.tsx'
import { Timeline, TimelineStep } from '#src/ui/timeline.tsx'

export const Future = () => (
  <Section
    id="futuro"
    isSplit
    isSunken
    title={<Trans>Para onde vamos</Trans>}
    lead={
      <Trans>
        O plano que publicamos em <LongDate day={ROADMAP_DATE} />, com as datas de então.
      </Trans>
    }
  >
    <Timeline>
      <TimelineStep when={<PlannedDate {...EXPANSIONS.languages} />}>
        <Trans>Mais de {PLANNED_LANGUAGES} idiomas. Cada um só entra quando dá para confiar nele.</Trans>
      </TimelineStep>
      <TimelineStep when={<PlannedDate {...EXPANSIONS.ecosystem} />}>
        <Trans>
          Um ecossistema integrado: o que o Transcribe entende vira compromisso no Smart Scheduler e lembrete no Life
          Reminder.
        </Trans>
      </TimelineStep>
      <TimelineStep when={<PlannedDate {...EXPANSIONS.democratisedAi} />}>
        <Trans>
          Inteligência artificial democratizada: ferramentas que rodam em qualquer aparelho e que ninguém precisa
          aprender a usar.
        </Trans>
      </TimelineStep>
    </Timeline>
  </Section>
)
