import type { OpenSessions } from '#contracts/api/sessions.ts'
import type { otherSessionsModel } from '#machines/other-sessions/other-sessions.model.ts'
import { NO_SETUP, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import { excluding, type BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import type { TourContext } from '#tests/e2e/real-backend/kit/tour-context.ts'

/** Signed in here and on another device. */
const onTwoDevices = async (context: TourContext) => {
  const device = context.adoptSession(await context.createAccount())
  await context.signIn()
  const { sessions } = (await context.callAsOwn('GET', '/api/user/sessions')) as OpenSessions
  context.substitute('session-phone', sessions.find(({ is_this_session: isThis }) => !isThis)?.id ?? '')
  return { device }
}

const CLICKED_ELSEWHERE = 'the row of the other device is clicked in a context of its own'
const NO_OTHER_ROW = 'there is one other device, and its row is clicked once'

export const otherSessionsBackend: BackendOf<typeof otherSessionsModel> = {
  starts: { start: onTwoDevices },
  actors: {
    endSessions: { ended: NO_SETUP, unreachable: MOCKED, crashed: MOCKED },
  },
  variants: [
    excluding({ 'session.end': CLICKED_ELSEWHERE }),
    ({ from, step }) => {
      if (step.label === 'session.end') return from.snapshot.matches('offered') ? null : NO_OTHER_ROW
      return ['others.end', 'everywhere.end', 'signOut.cancel'].includes(step.label) ? NO_OTHER_ROW : null
    },
  ],
}
