import { Trans } from '@lingui/react/macro'
import { QueryState, useQuery } from '#src/account/query/query-state.tsx'
import { transcribeLinkOf } from '#src/account/transcribe-status.tsx'
import { servicesQuery } from '#src/account/query/account-queries.ts'
import { transcribeSettingsQuery } from './transcribe-settings.flow.ts'
import { SettingsPage } from '#src/account/settings/settings-page.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { NumberLink } from './number-link.tsx'
import { RetentionForm } from './retention-form.tsx'
import { SettingsForm } from './settings-form.tsx'

/** The linked number, and how its audios are answered. Without a number the page shows only how to link one. */
export default function TranscribeSettingsPage() {
  const services = useQuery(servicesQuery, { isFresh: true })
  // Empty until it was fetched.
  const link = transcribeLinkOf(services.data ?? [])
  return (
    <SettingsPage lead={<Trans>De que número você manda os áudios e como quer receber a resposta.</Trans>}>
      <ListCard anchor="number" title={<Trans>De onde vêm os áudios</Trans>}>
        <QueryState query={services}>
          {(read) => <NumberLink phone={transcribeLinkOf(read)?.phone_masked ?? null} />}
        </QueryState>
      </ListCard>
      {link !== null && link.phone_masked !== null && <Settings isQuotaReached={link.status === 'quotaReached'} />}
    </SettingsPage>
  )
}

/** The forms are shown once the stored settings are known. */
const Settings = (rest: { isQuotaReached: boolean }) => {
  const stored = useQuery(transcribeSettingsQuery, { isFresh: true })
  return (
    <>
      <ListCard anchor="reply" title={<Trans>Como o Transcribe responde</Trans>}>
        <QueryState query={stored} lines={6}>
          {({ choices }) => <SettingsForm choices={choices} {...rest} />}
        </QueryState>
      </ListCard>
      {stored.view === 'ready' && (
        <ListCard anchor="retention" title={<Trans>Por quanto tempo guardar as transcrições</Trans>}>
          <RetentionForm days={stored.data.days} />
        </ListCard>
      )}
    </>
  )
}
