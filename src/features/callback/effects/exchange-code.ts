import { fromPromise } from 'xstate'
import type { EmailPurpose } from '#contracts/callback.ts'
import type { Clients } from '#src/clients/clients.ts'
import { unwrap } from '#src/clients/failures.ts'

/** PKCE: the auth client stores the code verifier and the purpose of the code in this browser. */
export const defineExchangeCode = ({ openService }: Clients) =>
  fromPromise<{ purpose: EmailPurpose }, { code: string }>(async ({ input: { code } }) => {
    const { client } = await openService()
    const answer = unwrap(await client.auth.exchangeCodeForSession(code))
    // The client returns `redirectType` for recoveries, though its types do not declare it.
    const isRecovery = 'redirectType' in answer && answer.redirectType === 'recovery'
    return { purpose: isRecovery ? 'recovery' : 'signup' }
  })
