import type { secondFactorModel } from '#machines/second-factor/second-factor.model.ts'
import { AS_ARRANGED, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { ONE_CODE } from '#tests/e2e/real-backend/kit/proof.ts'
import { asNewMember } from '#tests/e2e/real-backend/kit/members.ts'

export const secondFactorBackend: BackendOf<typeof secondFactorModel> = {
  starts: { off: asNewMember, on: ONE_CODE },
  jobs: {
    // The session is recent here, so the services need no proof.
    enrol: { made: ONE_CODE, proofNeeded: PLAYED, crashed: PLAYED },
    reauthenticate: { proven: AS_ARRANGED, wrong: PLAYED, crashed: PLAYED },
    confirm: { made: PLAYED, without: PLAYED, wrong: PLAYED, limited: PLAYED, crashed: PLAYED },
    grant: { done: PLAYED, wrong: PLAYED, limited: PLAYED, crashed: PLAYED },
  },
}
