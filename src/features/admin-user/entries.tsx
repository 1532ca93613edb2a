import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { UserHistory } from '#contracts/api/admin.ts'
import { ACTIVITY_LABELS } from '#src/activity/activity-labels.ts'
import { DateText } from '#src/account/date-text.tsx'
import { REASON_LABELS } from '#src/admin/reason-labels.ts'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'
import { groupRepeats, type EntryGroup } from './group-repeats.ts'

/** What happened, newest first; what happened several times in a row is one row. */
export const Entries = ({ entries }: { entries: UserHistory['data'] }) => (
  <ListRows>
    {groupRepeats(entries).map((repeated) => (
      <Entry key={repeated.entry.id} {...repeated} />
    ))}
  </ListRows>
)

const Entry = ({ entry: { event, at, by, reason, note }, times }: EntryGroup) => {
  const { i18n } = useLingui()
  return (
    <ListRow
      detail={
        <>
          {times === 1 ? (
            <DateText at={at} as="moment" />
          ) : (
            <Trans>
              <Plural value={times} one="# vez" other="# vezes" />, a última em <DateText at={at} as="moment" />
            </Trans>
          )}
          <DoneBy event={event} by={by} />
        </>
      }
    >
      {i18n._(ACTIVITY_LABELS[event])}
      {reason !== null && <>: {i18n._(REASON_LABELS[reason])}</>}
      {note !== null && <p>{note}</p>}
    </ListRow>
  )
}

/** A plan also changes by a refund, a dispute, a deactivation or its end: the log does not say by whom. */
const DoneBy = ({ event, by }: Pick<UserHistory['data'][number], 'event' | 'by'>) => {
  if (by === null && event === 'plan.changed') return null
  return (
    <>
      {' · '}
      {by === null && <Trans>pela própria pessoa</Trans>}
      {by === '' && <Trans>por uma conta que já foi excluída</Trans>}
      {by && <Trans>por {by}</Trans>}
    </>
  )
}
