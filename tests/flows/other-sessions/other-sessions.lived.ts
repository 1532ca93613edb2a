import type { otherSessionsModel } from '#machines/other-sessions/other-sessions.model.ts'
import { PLAYED } from '#tests/e2e/lived/kit/ends.ts'
import type { LivedOf } from '#tests/e2e/lived/kit/lived.ts'
import { stored, type World } from '#tests/e2e/lived/kit/world.ts'

/** Signed in here and on another device. */
const onTwoDevices = async (world: World) => {
  const session = await world.join()
  await world.signIn()
  return stored(session)
}

export const otherSessionsLived: LivedOf<typeof otherSessionsModel> = {
  starts: { start: async (world) => ({ device: await onTwoDevices(world) }) },
  jobs: {
    endSessions: { ended: { real: onTwoDevices }, unreachable: PLAYED, crashed: PLAYED },
  },
}
