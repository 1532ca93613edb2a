import { emailChangeModel } from '#machines/email-change/email-change.model.ts'
import { WITH_NEW_SESSION, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { newMember } from '#tests/e2e/real-backend/kit/members.ts'
import {
  WITH_OLD_SESSION,
  CODE_ALREADY_USED,
  WITH_OTHER_PASSWORD,
  excludingSecondReauthentication,
} from '#tests/e2e/real-backend/kit/reauthentication.ts'
import { storedSession, type TourContext } from '#tests/e2e/real-backend/kit/tour-context.ts'

const WISH = emailChangeModel.inputs.pending.status.change?.new_email ?? ''
const PATH = '/api/user/email-change'

/** A person, and a new address without an account. */
const newDevice = async (context: TourContext) => {
  const device = await newMember(context)
  context.substitute(WISH, `nova-${context.email()}`)
  return device
}

/** A person with a pending change. */
const withPendingChange = async (context: TourContext) => {
  const device = await newDevice(context)
  await context.callAsOwn('POST', PATH, { email: context.substituted(WISH) })
  return device
}

const confirmOld = async (context: TourContext) =>
  context.callOk('POST', '/api/email-change/confirm', {
    token: context.parameterIn(await context.newest('emailChangeCurrent'), 'token_hash'),
  })

export const emailChangeBackend: BackendOf<typeof emailChangeModel> = {
  starts: {
    nothing: async (context) => ({ device: await newDevice(context) }),
    pending: async (context) => ({ device: await withPendingChange(context) }),
  },
  actors: {
    requestChange: {
      requested: WITH_NEW_SESSION,
      reauthenticationNeeded: WITH_OLD_SESSION,
      codeNeeded: CODE_ALREADY_USED,
      wrongPassword: WITH_OTHER_PASSWORD,
      // The real limit is a minute, the model's 30 seconds.
      limited: MOCKED,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    verifyFactor: { accepted: MOCKED, wrong: MOCKED, limited: MOCKED, unreachable: MOCKED, crashed: MOCKED },
    awaitFirst: {
      confirmedByOld: { arrange: () => {}, whilePending: confirmOld },
      confirmedByNew: MOCKED,
      changed: MOCKED,
      cancelledElsewhere: { arrange: () => {}, whilePending: (context) => context.callAsOwn('DELETE', PATH, {}) },
      // A day later the access token has expired too.
      expired: MOCKED,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    awaitLast: {
      changed: MOCKED,
      requestedAgain: MOCKED,
      cancelledElsewhere: MOCKED,
      expired: MOCKED,
      taken: MOCKED,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    cancelChange: {
      cancelled: { arrange: (context) => storedSession(context.session()) },
      tooLate: MOCKED,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
  },
  variants: [excludingSecondReauthentication('requestChange', 'requesting')],
}
