import type { accountDeletionModel } from '#machines/account-deletion/account-deletion.model.ts'
import { NOTHING_CHOSEN, ownDataNetwork } from '#tests/e2e/flows/kit/own-data.ts'
import { CRASH, LIMIT, ok, refusal, REJECTED } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { start, ...network } = ownDataNetwork('dataSettings')

export const accountDeletionNetwork: NetworkOf<typeof accountDeletionModel> = {
  ...network,
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
        limited: LIMIT,
        refused: REJECTED,
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    findAccount: {
      asks: 'GET /api/user/privacy-settings',
      isRepeated: true,
      replies: { there: ok({ settings: NOTHING_CHOSEN }), gone: REJECTED, unreachable: 'unreachable' },
    },
  },
}
