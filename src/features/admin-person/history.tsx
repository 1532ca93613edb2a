import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { PersonHistory } from '#contracts/api/admin.ts'
import { ACTIVITY_WORDS } from '#src/account/activity-words.ts'
import { DateText } from '#src/account/date-text.tsx'
import { ReadingState, useReading } from '#src/account/reading/reading-state.tsx'
import { historyReadingOf } from '#src/admin/admin-readings.ts'
import { REASON } from '#src/admin/reason-words.ts'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'

/** Who did what with the account, newest first; reason and note of what administrators did. */
export const History = ({ id }: { id: string }) => {
  const query = useMemo(() => historyReadingOf(id), [id])
  return (
    <ReadingState
      reading={useReading(query)}
      lines={5}
      isEmpty={({ total }) => total === 0}
      empty={
        <p>
          <Trans>Nada nos últimos seis meses.</Trans>
        </p>
      }
      pageOf={(rows) => rows}
    >
      {({ data }) => (
        <ListRows>
          {data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ListRows>
      )}
    </ReadingState>
  )
}

const Entry = ({ entry: { event, at, by, reason, note } }: { entry: PersonHistory['data'][number] }) => {
  const { i18n } = useLingui()
  return (
    <ListRow
      detail={
        <>
          <DateText at={at} as="moment" /> · <Doer by={by} />
        </>
      }
    >
      {i18n._(ACTIVITY_WORDS[event])}
      {reason !== null && <>: {i18n._(REASON[reason])}</>}
      {note !== null && <p>{note}</p>}
    </ListRow>
  )
}

const Doer = ({ by }: { by: string | null }) => {
  if (by === null) return <Trans>pela própria pessoa</Trans>
  return by === '' ? <Trans>por uma conta que já foi excluída</Trans> : <Trans>por {by}</Trans>
}
