import { ADMIN } from '#machines/kit/samples.ts'
import { mailRetryModel } from '#machines/mail-retry/mail-retry.model.ts'
import {
  CRASH,
  ok,
  PAGE_REQUESTS,
  refusal,
  rowOf,
  SIGN_OUT_REQUESTS,
  STORED_SESSION,
} from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'
import { operationsWith } from '../kit/operations.ts'

export const mailRetryNetwork: NetworkOf<typeof mailRetryModel> = {
  starts: { givenUp: { route: 'adminOperations', device: STORED_SESSION } },
  actors: {
    retryMail: {
      request: ({ id }: { id: string }) => `POST /api/admin/operations/mails/${id}/retry`,
      replies: {
        queued: ok({ queued: true }),
        notFound: refusal(404, 'request.notFound'),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
  },
  environment: {},
  pageRequests: {
    ...PAGE_REQUESTS,
    ...SIGN_OUT_REQUESTS,
    'GET /rest/v1/users': rowOf(ADMIN),
    'GET /api/admin/operations': ok(operationsWith(mailRetryModel.inputs.givenUp.id)),
  },
}
