import type { EmailChangeStatus } from '#contracts/api/email-change.ts'
import { emailChangeModel } from '#machines/email-change/email-change.model.ts'
import { ownData } from '#tests/e2e/flows/kit/own-data.ts'
import { CRASH, STORED_AAL2_SESSION, LIMIT, ok, refusal } from '#tests/e2e/flows/kit/replies.ts'
import { VERIFY_FACTOR, WITH_FACTOR } from '#tests/e2e/flows/kit/verify-factor.ts'
import type { Unplayable, Network, NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { requestChange, awaitFirst, awaitLast, cancelChange } = emailChangeModel.outcomes
const ELSEWHERE: Unplayable = { unplayable: 'played where the account is like that' }
const HERE = { route: 'emailSettings', device: STORED_AAL2_SESSION } as const
const NOWHERE = { nothing: ELSEWHERE, undeliverable: ELSEWHERE, pending: ELSEWHERE, expired: ELSEWHERE } as const
const FAILED = { unreachable: 'unreachable', crashed: CRASH } as const

const inAccount = (status: EmailChangeStatus, starts: NetworkOf<typeof emailChangeModel>['starts']): Network => {
  const network: NetworkOf<typeof emailChangeModel> = {
    starts,
    actors: {
      requestChange: {
        request: 'POST /api/user/email-change',
        body: (input: object) => input,
        replies: {
          requested: ok(requestChange.requested.ok),
          reauthenticationNeeded: refusal(403, 'auth.proofNeeded'),
          codeNeeded: refusal(403, 'auth.factorProofNeeded'),
          wrongPassword: refusal(400, 'password.currentWrong'),
          limited: LIMIT,
          ...FAILED,
        },
      },
      verifyFactor: VERIFY_FACTOR,
      awaitFirst: {
        request: 'GET /api/user/email-change',
        replies: {
          confirmedByOld: ok(awaitFirst.confirmedByOld.ok),
          confirmedByNew: ok(awaitFirst.confirmedByNew.ok),
          changed: ok(awaitFirst.changed.ok),
          cancelledElsewhere: ok(awaitFirst.cancelledElsewhere.ok),
          expired: ok(awaitFirst.expired.ok),
          ...FAILED,
        },
        isRetried: true,
      },
      awaitLast: {
        request: 'GET /api/user/email-change',
        replies: {
          changed: ok(awaitLast.changed.ok),
          requestedAgain: ok(awaitLast.requestedAgain.ok),
          cancelledElsewhere: ok(awaitLast.cancelledElsewhere.ok),
          expired: ok(awaitLast.expired.ok),
          taken: ok(awaitLast.taken.ok),
          ...FAILED,
        },
        isRetried: true,
      },
      cancelChange: {
        request: 'DELETE /api/user/email-change',
        replies: { cancelled: ok(cancelChange.cancelled.ok), tooLate: ok(cancelChange.tooLate.ok), ...FAILED },
      },
    },
    environment: {},
    // The card reads it once; later requests are the flow's.
    pageRequests: { ...ownData(), ...WITH_FACTOR, 'GET /api/user/email-change': { once: ok(status) } },
  }
  return network
}

const { nothing, undeliverable, pending, expired } = emailChangeModel.inputs

export const emailChangeNetworks: readonly Network[] = [
  inAccount(nothing.status, { ...NOWHERE, nothing: HERE }),
  inAccount(undeliverable.status, { ...NOWHERE, undeliverable: HERE }),
  inAccount(pending.status, { ...NOWHERE, pending: HERE }),
  inAccount(expired.status, { ...NOWHERE, expired: HERE }),
]
