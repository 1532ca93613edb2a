import type { linkMailModel } from '#machines/link-mail/link-mail.model.ts'
import { ASIDE, CRASH, LIMIT, NO_ACTIVITY, ok, SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

/** Ana's address is not confirmed yet: the mail is the one that confirms it. */
export const linkMailNetwork: NetworkOf<typeof linkMailModel> = {
  starts: {
    start: { route: 'securitySettings', device: SESSION },
    justSent: { beyond: 'the card of an e-mail change begins like that; its journey waits out the minute' },
  },
  jobs: {
    sendMail: {
      asks: 'POST /auth/v1/resend',
      sends: ({ email }: { email: string }) => ({ email, type: 'signup' }),
      replies: { sent: ok(), limited: LIMIT, unreachable: 'unreachable', crashed: CRASH },
    },
  },
  environment: {},
  aside: { ...ASIDE, ...NO_ACTIVITY },
}
