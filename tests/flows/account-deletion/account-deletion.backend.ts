import type { accountDeletionModel } from '#machines/account-deletion/account-deletion.model.ts'
import { WITH_OWN_SESSION, WITH_REVOKED_SESSION, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asNewMember, newMember } from '#tests/e2e/real-backend/kit/members.ts'
import {
  WITH_OLD_SESSION,
  CODE_ALREADY_USED,
  WITH_OTHER_PASSWORD,
  excludingSecondReauthentication,
} from '#tests/e2e/real-backend/kit/reauthentication.ts'

export const accountDeletionBackend: BackendOf<typeof accountDeletionModel> = {
  starts: { start: asNewMember },
  actors: {
    reauthenticate: {
      reauthenticated: { arrange: newMember },
      reauthenticationNeeded: WITH_OLD_SESSION,
      codeNeeded: CODE_ALREADY_USED,
      wrongPassword: WITH_OTHER_PASSWORD,
      limited: {
        arrange: async (context) => {
          const device = await newMember(context)
          // Wrong passwords count for all calls together.
          await context.exhaustRateLimit(
            '/api/user/export-data',
            { password: 'errada-1' },
            { token: context.session().access_token },
          )
          return device
        },
      },
      refused: WITH_REVOKED_SESSION,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    verifyFactor: { accepted: MOCKED, wrong: MOCKED, limited: MOCKED, unreachable: MOCKED, crashed: MOCKED },
    deleteAccount: {
      deleted: WITH_OWN_SESSION,
      reauthenticationNeeded: WITH_OLD_SESSION,
      codeNeeded: CODE_ALREADY_USED,
      limited: MOCKED,
      refused: WITH_REVOKED_SESSION,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    checkAccountExists: { exists: WITH_OWN_SESSION, deleted: WITH_REVOKED_SESSION, unreachable: MOCKED },
  },
  variants: [
    (edge) =>
      excludingSecondReauthentication('reauthenticate', 'checking')(edge) ??
      (edge.step.label === 'reauthenticate:limited' && edge.from.snapshot.matches('checking')
        ? 'only passwords are counted'
        : null),
  ],
}
