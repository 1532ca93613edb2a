import type { secondFactorModel } from '#machines/second-factor/second-factor.model.ts'
import { NO_SETUP, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { CODE_ALREADY_USED } from '#tests/e2e/real-backend/kit/reauthentication.ts'
import { asNewMember } from '#tests/e2e/real-backend/kit/members.ts'

export const secondFactorBackend: BackendOf<typeof secondFactorModel> = {
  starts: { off: asNewMember, on: CODE_ALREADY_USED, onElsewhere: CODE_ALREADY_USED },
  actors: {
    // The session is recent here, so the services need no reauthentication.
    enrol: { made: CODE_ALREADY_USED, reauthenticationNeeded: MOCKED, other: MOCKED, crashed: MOCKED },
    reauthenticate: { reauthenticated: NO_SETUP, wrong: MOCKED, crashed: MOCKED },
    confirm: {
      made: MOCKED,
      without: MOCKED,
      wrong: MOCKED,
      replaced: MOCKED,
      other: MOCKED,
      limited: MOCKED,
      crashed: MOCKED,
    },
    changeFactor: { done: MOCKED, wrong: MOCKED, removed: MOCKED, limited: MOCKED, crashed: MOCKED },
  },
}
