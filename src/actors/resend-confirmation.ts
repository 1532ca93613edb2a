import { fromPromise } from 'xstate'
import type { Clients } from '../clients/clients.ts'
import { unwrap } from '../clients/failures.ts'
import { callbackAddress } from '../clients/page.ts'

export const defineResendConfirmation = ({ openService }: Clients) =>
  fromPromise<void, { email: string }>(async ({ input: { email } }) => {
    const { client } = await openService()
    unwrap(await client.auth.resend({ type: 'signup', email, options: { emailRedirectTo: callbackAddress() } }))
  })
