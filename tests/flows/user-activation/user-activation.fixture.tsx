import type { Activation } from '#machines/user-activation/user-activation.machine.ts'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'
import { managedUserOf } from '#tests/flows/kit/admin-rows.ts'

export const fixture: Fixture = async (input) => {
  const { UserRow } = await import('#src/features/admin-users/user-row.tsx')
  const { user, isOwn } = input as { user: Activation; isOwn: boolean }
  return (
    <table>
      <tbody>
        <UserRow user={managedUserOf(user)} isOwn={isOwn} />
      </tbody>
    </table>
  )
}
