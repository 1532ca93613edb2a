import type { otherSessionsModel } from '#machines/other-sessions/other-sessions.model.ts'
import type { LivedOf } from './kit/lived.ts'
import { stored, type World } from './kit/world.ts'

const PLAYED = 'played'

/** Signed in here and on another device. */
const onTwoDevices = async (world: World) => {
  const session = await world.join()
  await world.signIn()
  return stored(session)
}

export const otherSessionsLived: LivedOf<typeof otherSessionsModel> = {
  starts: { start: async (world) => ({ device: await onTwoDevices(world) }) },
  jobs: {
    endSessions: { ended: { real: onTwoDevices }, refused: PLAYED, unreachable: PLAYED, crashed: PLAYED },
  },
}
