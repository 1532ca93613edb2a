import { fromPromise } from 'xstate'
import type { EmailOnly } from '#contracts/forms/login.ts'
import type { Clients } from '#src/clients/clients.ts'
import { unwrap } from '#src/clients/failures.ts'
import { callbackUrl } from '#src/clients/page.ts'

export const defineRequestPasswordReset = ({ openService }: Clients) =>
  fromPromise<void, EmailOnly>(async ({ input: { email } }) => {
    const { client } = await openService()
    unwrap(await client.auth.resetPasswordForEmail(email, { redirectTo: callbackUrl() }))
  })
