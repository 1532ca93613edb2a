import { ADMIN } from '#machines/kit/samples.ts'
import { inboxMessageModel } from '#machines/inbox-message/inbox-message.model.ts'
import { messageOf } from '#tests/flows/kit/admin-rows.ts'
import { PAGE_REQUESTS, CRASH, SIGN_OUT_REQUESTS, ok, rowOf, STORED_SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { message } = inboxMessageModel.inputs.fresh

export const inboxMessageNetwork: NetworkOf<typeof inboxMessageModel> = {
  starts: { fresh: { route: 'adminInbox', device: STORED_SESSION } },
  actors: {
    changeStatus: {
      request: ({ id }: { id: string }) => `PATCH /api/admin/contact-messages/${id}`,
      body: ({ status }: { status: string }) => ({ status }),
      replies: {
        changed: ok({ message: messageOf(message) }),
        notFound: { status: 404, json: { code: 'request.notFound' } },
        denied: { status: 403, json: { code: 'access.denied' } },
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    sendReply: {
      request: ({ id }: { id: string }) => `POST /api/admin/contact-messages/${id}/answer`,
      body: ({ answer }: { answer: string }) => ({ answer }),
      replies: {
        sent: ok({ message: messageOf(message) }),
        answered: { status: 409, json: { code: 'admin.alreadyAnswered' } },
        denied: { status: 403, json: { code: 'access.denied' } },
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
  },
  environment: {
    'message.reread': { unplayable: 'the list is read again in the background: tests/ui/account/reread-rows.test.tsx' },
  },
  pageRequests: {
    ...PAGE_REQUESTS,
    ...SIGN_OUT_REQUESTS,
    'GET /rest/v1/users': rowOf(ADMIN),
    'GET /api/admin/contact-messages': ok({ data: [messageOf(message)], total: 1, next: null }),
  },
}
