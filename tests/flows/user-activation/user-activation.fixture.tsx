import { useState } from 'react'
import type { Activation } from '#machines/user-activation/user-activation.machine.ts'
import type * as Module from '#src/features/admin-users/user-row.tsx'
import { EventButton } from '#tests/ui/kit/event-button.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'
import { adminUserRowOf } from '#tests/flows/kit/admin-rows.ts'

type Input = { user: Activation; isOwn: boolean }

/** A row, and buttons that have it read again. */
const Row = ({ user: first, isOwn, UserRow }: Input & Pick<typeof Module, 'UserRow'>) => {
  const [user, setUser] = useState(() => adminUserRowOf(first))
  const reread = (isActive: boolean) => setUser((before) => ({ ...before, is_active: isActive }))
  return (
    <>
      <table>
        <tbody>
          <UserRow user={user} isOwn={isOwn} />
        </tbody>
      </table>
      <EventButton event="account.activated" onPress={() => reread(true)} />
      <EventButton event="account.deactivated" onPress={() => reread(false)} />
    </>
  )
}

export const fixture: Fixture = async (input) => {
  const { UserRow } = await import('#src/features/admin-users/user-row.tsx')
  return <Row {...(input as Input)} UserRow={UserRow} />
}
