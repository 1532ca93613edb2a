import { fromPromise } from 'xstate'
import type { EmailPurpose } from '#contracts/callback.ts'
import { isTransient } from '#contracts/errors.ts'
import type { Clients } from '#src/clients/clients.ts'
import { asFailure, unwrap } from '#src/clients/failures.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'

const VERIFIER_KEY = `${SESSION_KEY}-code-verifier`

/**
 * PKCE: the auth client stores the code verifier and the purpose of the code in this browser. It removes them after every
 * exchange, a failed one too: they are kept for a retry if the failure says nothing about the code.
 */
export const defineExchangeCode = ({ openService, deviceStore }: Clients) =>
  fromPromise<{ purpose: EmailPurpose }, { code: string }>(async ({ input: { code } }) => {
    const { client } = await openService()
    const verifier = deviceStore.getItem(VERIFIER_KEY)
    const exchanged = await client.auth.exchangeCodeForSession(code)
    const { error } = exchanged
    if (error && isTransient(asFailure(error).code)) deviceStore.setItem(VERIFIER_KEY, verifier ?? '')
    const answer = unwrap(exchanged)
    // The client returns `redirectType` for recoveries, though its types do not declare it.
    const isRecovery = 'redirectType' in answer && answer.redirectType === 'recovery'
    return { purpose: isRecovery ? 'recovery' : 'signup' }
  })
