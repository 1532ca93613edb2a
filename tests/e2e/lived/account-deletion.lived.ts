import type { accountDeletionModel } from '#machines/account-deletion/account-deletion.model.ts'
import { ENDED, PLAYED } from './kit/ends.ts'
import type { LivedOf } from './kit/lived.ts'
import { asNewMember, newMember } from './kit/members.ts'
import { GROWN_OLD, OTHER_PASSWORD_GIVEN, provenOnce } from './kit/proof.ts'

export const accountDeletionLived: LivedOf<typeof accountDeletionModel> = {
  starts: { start: asNewMember },
  jobs: {
    deleteAccount: {
      deleted: { real: newMember },
      proofNeeded: GROWN_OLD,
      wrongPassword: OTHER_PASSWORD_GIVEN,
      limited: {
        real: async (world) => {
          const device = await newMember(world)
          // Wrong passwords are counted wherever they are given.
          await world.exhaust('/api/user/export-data', { password: 'errada-1' }, { token: world.own().access_token })
          return device
        },
      },
      refused: ENDED,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
  },
  worlds: [
    (edge) =>
      provenOnce('deleteAccount', 'deleting')(edge) ??
      (edge.step.label === 'deleteAccount:limited' && edge.from.snapshot.matches('deleting')
        ? 'only passwords are counted'
        : null),
  ],
}
