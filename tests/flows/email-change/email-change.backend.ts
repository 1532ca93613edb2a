import { emailChangeModel } from '#machines/email-change/email-change.model.ts'
import { ANEW, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { newMember } from '#tests/e2e/real-backend/kit/members.ts'
import { GROWN_OLD, ONE_CODE, OTHER_PASSWORD_GIVEN, provenOnce } from '#tests/e2e/real-backend/kit/proof.ts'
import { stored, type World } from '#tests/e2e/real-backend/kit/world.ts'

const WISH = emailChangeModel.inputs.pending.status.change?.new_email ?? ''
const PATH = '/api/user/email-change'

/** A person, and a new address without an account. */
const somebody = async (world: World) => {
  const device = await newMember(world)
  world.name(WISH, `nova-${world.email()}`)
  return device
}

/** A person with a pending change. */
const waiting = async (world: World) => {
  const device = await somebody(world)
  await world.asOwn('POST', PATH, { email: world.real(WISH) })
  return device
}

const confirmOld = async (world: World) =>
  world.must('POST', '/api/email-change/confirm', {
    token: world.parameterIn(await world.newest('emailChangeCurrent'), 'token_hash'),
  })

export const emailChangeBackend: BackendOf<typeof emailChangeModel> = {
  starts: {
    nothing: async (world) => ({ device: await somebody(world) }),
    pending: async (world) => ({ device: await waiting(world) }),
  },
  jobs: {
    requestChange: {
      asked: ANEW,
      proofNeeded: GROWN_OLD,
      codeNeeded: ONE_CODE,
      wrongPassword: OTHER_PASSWORD_GIVEN,
      // The real limit is a minute, the model's 30 seconds.
      limited: PLAYED,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
    verifyFactor: { accepted: PLAYED, wrong: PLAYED, limited: PLAYED, unreachable: PLAYED, crashed: PLAYED },
    awaitFirst: {
      confirmedByOld: { real: () => {}, meanwhile: confirmOld },
      confirmedByNew: PLAYED,
      changed: PLAYED,
      cancelledElsewhere: { real: () => {}, meanwhile: (world) => world.asOwn('DELETE', PATH, {}) },
      // A day later the access token has expired too.
      expired: PLAYED,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
    awaitLast: {
      changed: PLAYED,
      askedAnew: PLAYED,
      cancelledElsewhere: PLAYED,
      expired: PLAYED,
      taken: PLAYED,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
    cancelChange: {
      cancelled: { real: (world) => stored(world.own()) },
      tooLate: PLAYED,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
  },
  worlds: [provenOnce('requestChange', 'requesting')],
}
