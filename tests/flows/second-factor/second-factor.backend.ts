import type { secondFactorModel } from '#machines/second-factor/second-factor.model.ts'
import { AS_ARRANGED, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asNewMember } from '#tests/e2e/real-backend/kit/members.ts'

/** The real services are asked for it in `tests/api/suites/second-factor.ts`. */
const ONE_CODE = { beyond: 'the services take a code of the second factor once, and tours type the same one again' }

export const secondFactorBackend: BackendOf<typeof secondFactorModel> = {
  starts: { off: asNewMember, on: ONE_CODE },
  jobs: {
    // Asked right after the proof it would be new to the services.
    enrol: { made: ONE_CODE, proofNeeded: PLAYED, crashed: PLAYED },
    proveIdentity: { proven: AS_ARRANGED, wrong: PLAYED, crashed: PLAYED },
    confirm: { made: PLAYED, without: PLAYED, wrong: PLAYED, limited: PLAYED, crashed: PLAYED },
    grant: { done: PLAYED, wrong: PLAYED, limited: PLAYED, crashed: PLAYED },
  },
}
