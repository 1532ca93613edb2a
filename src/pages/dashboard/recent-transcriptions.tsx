import { Trans } from '@lingui/react/macro'
import { ReadingCard } from '#src/account/reading-card.tsx'
import { RecentList } from '#src/account/transcription/recent-list.tsx'
import { recentTranscriptionsReading } from '#src/app/flows/account-readings.ts'
import { PageLink } from '#src/ui/page-link.tsx'

/** The newest, each to be opened where it stands. */
export const RecentTranscriptions = () => (
  <ReadingCard
    flow={recentTranscriptionsReading}
    title={<Trans>Últimas transcrições</Trans>}
    action={
      <PageLink to="transcriptions">
        <Trans>Ver todas</Trans>
      </PageLink>
    }
    isEmpty={(rows) => rows.length === 0}
    empty={
      <p>
        <Trans>Nenhuma ainda. O texto do seu primeiro áudio aparece aqui.</Trans>
      </p>
    }
  >
    {(rows, onGone) => <RecentList rows={rows} onGone={onGone} />}
  </ReadingCard>
)
