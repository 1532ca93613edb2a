import type { accountDeletionModel } from '#machines/account-deletion/account-deletion.model.ts'
import { AS_OWN, ENDED, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asNewMember, newMember } from '#tests/e2e/real-backend/kit/members.ts'
import { GROWN_OLD, ONE_CODE, OTHER_PASSWORD_GIVEN, provenOnce } from '#tests/e2e/real-backend/kit/proof.ts'

export const accountDeletionBackend: BackendOf<typeof accountDeletionModel> = {
  starts: { start: asNewMember },
  jobs: {
    reauthenticate: {
      proven: { real: newMember },
      proofNeeded: GROWN_OLD,
      codeNeeded: ONE_CODE,
      wrongPassword: OTHER_PASSWORD_GIVEN,
      limited: {
        real: async (world) => {
          const device = await newMember(world)
          // Wrong passwords count for all calls together.
          await world.exhaust('/api/user/export-data', { password: 'errada-1' }, { token: world.own().access_token })
          return device
        },
      },
      refused: ENDED,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
    verifyFactor: { accepted: PLAYED, wrong: PLAYED, limited: PLAYED, unreachable: PLAYED, crashed: PLAYED },
    deleteAccount: {
      deleted: AS_OWN,
      proofNeeded: GROWN_OLD,
      codeNeeded: ONE_CODE,
      limited: PLAYED,
      refused: ENDED,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
    findAccount: { there: AS_OWN, gone: ENDED, unreachable: PLAYED },
  },
  worlds: [
    (edge) =>
      provenOnce('reauthenticate', 'checking')(edge) ??
      (edge.step.label === 'reauthenticate:limited' && edge.from.snapshot.matches('checking')
        ? 'only passwords are counted'
        : null),
  ],
}
