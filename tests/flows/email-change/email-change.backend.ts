import { emailChangeModel } from '#machines/email-change/email-change.model.ts'
import { WITH_NEW_SESSION, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { newMember } from '#tests/e2e/real-backend/kit/members.ts'
import {
  WITH_OLD_SESSION,
  CODE_ALREADY_USED,
  WITH_OTHER_PASSWORD,
  excludingSecondProof,
} from '#tests/e2e/real-backend/kit/proof.ts'
import { storedSession, type World } from '#tests/e2e/real-backend/kit/world.ts'

const WISH = emailChangeModel.inputs.pending.status.change?.new_email ?? ''
const PATH = '/api/user/email-change'

/** A person, and a new address without an account. */
const somebody = async (world: World) => {
  const device = await newMember(world)
  world.substitute(WISH, `nova-${world.email()}`)
  return device
}

/** A person with a pending change. */
const waiting = async (world: World) => {
  const device = await somebody(world)
  await world.callAsOwn('POST', PATH, { email: world.substituted(WISH) })
  return device
}

const confirmOld = async (world: World) =>
  world.callOk('POST', '/api/email-change/confirm', {
    token: world.parameterIn(await world.newest('emailChangeCurrent'), 'token_hash'),
  })

export const emailChangeBackend: BackendOf<typeof emailChangeModel> = {
  starts: {
    nothing: async (world) => ({ device: await somebody(world) }),
    pending: async (world) => ({ device: await waiting(world) }),
  },
  actors: {
    requestChange: {
      asked: WITH_NEW_SESSION,
      proofNeeded: WITH_OLD_SESSION,
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
      cancelledElsewhere: { arrange: () => {}, whilePending: (world) => world.callAsOwn('DELETE', PATH, {}) },
      // A day later the access token has expired too.
      expired: MOCKED,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    awaitLast: {
      changed: MOCKED,
      askedAnew: MOCKED,
      cancelledElsewhere: MOCKED,
      expired: MOCKED,
      taken: MOCKED,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    cancelChange: {
      cancelled: { arrange: (world) => storedSession(world.session()) },
      tooLate: MOCKED,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
  },
  worlds: [excludingSecondProof('requestChange', 'requesting')],
}
