import { fromPromise } from 'xstate'
import type { EmailPurpose } from '#contracts/callback.ts'
import type { Clients } from '#src/clients/clients.ts'
import { unwrap } from '#src/clients/failures.ts'
import { callbackUrl } from '#src/clients/page.ts'

/** A new link for an old purpose. The answer is the same for known and unknown addresses. */
export const defineSendLink = ({ openService }: Clients) =>
  fromPromise<void, { email: string; purpose: EmailPurpose }>(async ({ input: { email, purpose } }) => {
    const { client } = await openService()
    if (purpose === 'recovery') {
      unwrap(await client.auth.resetPasswordForEmail(email, { redirectTo: callbackUrl() }))
    } else {
      unwrap(await client.auth.resend({ type: 'signup', email, options: { emailRedirectTo: callbackUrl() } }))
    }
  })
