import { fromPromise } from 'xstate'
import type { EmailOnly } from '#contracts/forms/login.ts'
import type { Clients } from '../clients/clients.ts'
import { unwrap } from '../clients/failures.ts'
import { callbackAddress } from '../clients/page.ts'

export const defineRequestRecovery = ({ openService }: Clients) =>
  fromPromise<void, EmailOnly>(async ({ input: { email } }) => {
    const { client } = await openService()
    unwrap(await client.auth.resetPasswordForEmail(email, { redirectTo: callbackAddress() }))
  })
