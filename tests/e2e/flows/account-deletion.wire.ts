import type { accountDeletionModel } from '#machines/account-deletion/account-deletion.model.ts'
import { ownDataWire } from './kit/own-data.ts'
import { CRASH, LIMIT, ok, refusal, REJECTED } from './kit/replies.ts'
import type { WireOf } from './kit/wire.ts'

const { start, ...wire } = ownDataWire()

export const accountDeletionWire: WireOf<typeof accountDeletionModel> = {
  ...wire,
  starts: { start },
  jobs: {
    proveIdentity: {
      asks: 'POST /api/user/identity',
      sends: (input: object) => input,
      replies: {
        proven: ok({ success: true }),
        proofNeeded: refusal(403, 'auth.proofNeeded'),
        wrongPassword: refusal(400, 'password.currentWrong'),
        limited: LIMIT,
        refused: REJECTED,
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    deleteAccount: {
      asks: 'DELETE /api/user/account',
      sends: (input: object) => input,
      replies: {
        deleted: ok({ success: true }),
        proofNeeded: refusal(403, 'auth.proofNeeded'),
        refused: REJECTED,
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
  },
}
