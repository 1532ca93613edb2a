import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { ReadingState, useReading } from '#src/account/reading/reading-state.tsx'
import { usersReadingOf } from '#src/admin/admin-readings.ts'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import { ListRows } from '#src/ui/list-card.tsx'
import { UserRow } from './user-row.tsx'

export const UserList = ({ search }: { search: string }) => {
  const flow = useMemo(() => usersReadingOf(search), [search])
  const account = useAccount()
  const ownId = account.status === 'signedIn' ? account.profile.id : null
  return (
    <ReadingState
      reading={useReading(flow)}
      lines={5}
      isEmpty={({ total }) => total === 0}
      empty={
        <p>
          <Trans>Ninguém com esse nome ou e-mail.</Trans>
        </p>
      }
      pageOf={(rows) => rows}
    >
      {({ data }) => (
        <ListRows>
          {data.map((user) => (
            <UserRow key={`${user.id} ${user.is_active}`} user={user} isOwn={user.id === ownId} />
          ))}
        </ListRows>
      )}
    </ReadingState>
  )
}
