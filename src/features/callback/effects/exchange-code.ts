import { fromPromise } from 'xstate'
import type { EmailPurpose } from '#contracts/callback.ts'
import type { Clients } from '#src/clients/clients.ts'
import { unwrap } from '#src/clients/failures.ts'

/** The client remembers in this browser what the code was asked for. */
export const defineExchangeCode = ({ openService }: Clients) =>
  fromPromise<{ purpose: EmailPurpose }, { code: string }>(async ({ input: { code } }) => {
    const { client } = await openService()
    const answer = unwrap(await client.auth.exchangeCodeForSession(code))
    // Told by the client since it remembers what it asked for, though its types do not say so.
    const isRecovery = 'redirectType' in answer && answer.redirectType === 'recovery'
    return { purpose: isRecovery ? 'recovery' : 'signup' }
  })
