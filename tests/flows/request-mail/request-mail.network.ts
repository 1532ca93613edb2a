import type { requestMailModel } from '#machines/request-mail/request-mail.model.ts'
import { PAGE_REQUESTS, CRASH, LIMIT, NO_ACTIVITY, ok, STORED_SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

/** Ana's address is not confirmed yet: the mail is the one that confirms it. */
export const requestMailNetwork: NetworkOf<typeof requestMailModel> = {
  starts: {
    start: { route: 'securitySettings', device: STORED_SESSION },
    justSent: { unplayable: 'the card of an e-mail change begins like that; its journey waits out the minute' },
  },
  actors: {
    sendMail: {
      request: 'POST /auth/v1/resend',
      body: ({ email }: { email: string }) => ({ email, type: 'signup' }),
      replies: { sent: ok(), limited: LIMIT, unreachable: 'unreachable', crashed: CRASH },
    },
  },
  environment: {},
  pageRequests: { ...PAGE_REQUESTS, ...NO_ACTIVITY },
}
