import { fromPromise } from 'xstate'
import type { Clients } from '#src/clients/clients.ts'
import { unwrap } from '#src/clients/failures.ts'
import { callbackUrl } from '#src/clients/page.ts'

export const defineResendConfirmation = ({ openService }: Clients) =>
  fromPromise<void, { email: string }>(async ({ input: { email } }) => {
    const { client } = await openService()
    unwrap(await client.auth.resend({ type: 'signup', email, options: { emailRedirectTo: callbackUrl() } }))
  })
