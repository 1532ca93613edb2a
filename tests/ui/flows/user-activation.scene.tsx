import type { Activation } from '#machines/user-activation/user-activation.machine.ts'
import type { Scene } from '../kit/scenes.ts'
import { managedUserOf } from './kit/admin-rows.ts'

export const scene: Scene = async (input) => {
  const { UserRow } = await import('#src/pages/admin-users/user-row.tsx')
  const { user, isOwn } = input as { user: Activation; isOwn: boolean }
  return (
    <ul>
      <UserRow user={managedUserOf(user)} isOwn={isOwn} />
    </ul>
  )
}
