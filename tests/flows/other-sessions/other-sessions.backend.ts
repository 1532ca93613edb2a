import type { OpenSessions } from '#contracts/api/sessions.ts'
import type { otherSessionsModel } from '#machines/other-sessions/other-sessions.model.ts'
import { AS_ARRANGED, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import { barring, type BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import type { World } from '#tests/e2e/real-backend/kit/world.ts'

/** Signed in here and on another device. */
const onTwoDevices = async (world: World) => {
  const device = world.settle(await world.join())
  await world.signIn()
  const { sessions } = (await world.asOwn('GET', '/api/user/sessions')) as OpenSessions
  world.name('session-phone', sessions.find(({ is_this_session: isThis }) => !isThis)?.id ?? '')
  return { device }
}

const PRESSED_ELSEWHERE = 'the row of the other device is pressed in a world of its own'
const NO_OTHER_ROW = 'there is one other device, and its row is pressed once'

export const otherSessionsBackend: BackendOf<typeof otherSessionsModel> = {
  starts: { start: onTwoDevices },
  jobs: {
    endSessions: { ended: AS_ARRANGED, unreachable: PLAYED, crashed: PLAYED },
  },
  worlds: [
    barring({ 'session.end': PRESSED_ELSEWHERE }),
    ({ from, step }) => {
      if (step.label === 'session.end') return from.snapshot.matches('offered') ? null : NO_OTHER_ROW
      return ['others.end', 'everywhere.end', 'ending.cancel'].includes(step.label) ? NO_OTHER_ROW : null
    },
  ],
}
