import type { dataExportModel } from '#machines/data-export/data-export.model.ts'
import { ownDataNetwork, READY_EXPORT } from '#tests/e2e/flows/kit/own-data.ts'
import { CRASH, STORED_AAL2_SESSION, LIMIT, refusal } from '#tests/e2e/flows/kit/replies.ts'
import { VERIFY_FACTOR, WITH_FACTOR } from '#tests/e2e/flows/kit/verify-factor.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { start, ...network } = ownDataNetwork('dataSettings')

export const dataExportNetwork: NetworkOf<typeof dataExportModel> = {
  ...network,
  pageRequests: { ...network.pageRequests, ...WITH_FACTOR },
  starts: { start: { ...start, device: STORED_AAL2_SESSION } },
  actors: {
    requestExport: {
      request: 'POST /api/user/export-data',
      body: (input: object) => input,
      replies: {
        requested: { status: 202, json: { request: READY_EXPORT } },
        reauthenticationNeeded: refusal(403, 'auth.proofNeeded'),
        codeNeeded: refusal(403, 'auth.factorProofNeeded'),
        wrongPassword: refusal(400, 'password.currentWrong'),
        inProgress: refusal(409, 'export.inProgress'),
        limited: LIMIT,
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    verifyFactor: VERIFY_FACTOR,
  },
}
