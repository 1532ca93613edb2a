import type { accountDeletionModel } from '#machines/account-deletion/account-deletion.model.ts'
import { NOTHING_CHOSEN, ownDataNetwork } from '#tests/e2e/flows/kit/own-data.ts'
import { CRASH, STORED_AAL2_SESSION, LIMIT, ok, refusal, REJECTED } from '#tests/e2e/flows/kit/replies.ts'
import { VERIFY_FACTOR, WITH_FACTOR } from '#tests/e2e/flows/kit/verify-factor.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { start, ...network } = ownDataNetwork('dataSettings')

export const accountDeletionNetwork: NetworkOf<typeof accountDeletionModel> = {
  ...network,
  pageRequests: { ...network.pageRequests, ...WITH_FACTOR },
  starts: { start: { ...start, device: STORED_AAL2_SESSION } },
  actors: {
    reauthenticate: {
      request: 'POST /api/user/identity',
      body: (input: object) => input,
      replies: {
        reauthenticated: ok({ success: true }),
        reauthenticationNeeded: refusal(403, 'auth.proofNeeded'),
        codeNeeded: refusal(403, 'auth.factorProofNeeded'),
        wrongPassword: refusal(400, 'password.currentWrong'),
        limited: LIMIT,
        refused: REJECTED,
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    verifyFactor: VERIFY_FACTOR,
    deleteAccount: {
      request: 'DELETE /api/user/account',
      body: (input: object) => input,
      replies: {
        deleted: ok({ success: true }),
        reauthenticationNeeded: refusal(403, 'auth.proofNeeded'),
        codeNeeded: refusal(403, 'auth.factorProofNeeded'),
        limited: LIMIT,
        refused: REJECTED,
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    checkAccountExists: {
      request: 'GET /api/user/privacy-settings',
      isRetried: true,
      replies: { exists: ok({ settings: NOTHING_CHOSEN }), deleted: REJECTED, unreachable: 'unreachable' },
    },
  },
}
