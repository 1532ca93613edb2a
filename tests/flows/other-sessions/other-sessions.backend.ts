import type { otherSessionsModel } from '#machines/other-sessions/other-sessions.model.ts'
import { PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { stored, type World } from '#tests/e2e/real-backend/kit/world.ts'

/** Signed in here and on another device. */
const onTwoDevices = async (world: World) => {
  const session = await world.join()
  await world.signIn()
  return stored(session)
}

export const otherSessionsBackend: BackendOf<typeof otherSessionsModel> = {
  starts: { start: async (world) => ({ device: await onTwoDevices(world) }) },
  jobs: {
    endSessions: { ended: { real: onTwoDevices }, unreachable: PLAYED, crashed: PLAYED },
  },
}
