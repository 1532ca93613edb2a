import { fromPromise } from 'xstate'
import type { EmailPurpose } from '#contracts/callback.ts'
import type { Failure } from '#contracts/errors.ts'
import type { Clients } from '#src/clients/clients.ts'
import { unwrap } from '#src/clients/failures.ts'

export const defineVerifyLink = ({ openService }: Clients) =>
  fromPromise<void, { tokenHash: string; purpose: EmailPurpose }>(async ({ input: { tokenHash, purpose } }) => {
    const { client } = await openService()
    const { session } = unwrap(await client.auth.verifyOtp({ token_hash: tokenHash, type: purpose }))
    // The client does not validate the JSON of the answer, which may lack the session.
    if (session === null) throw { code: 'unexpected' } satisfies Failure
  })
