import { fromPromise } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { EmailCode } from '#contracts/forms/login.ts'
import type { Clients } from '#src/clients/clients.ts'
import { asFailure } from '#src/clients/failures.ts'

/** Verifies the code of a mail. The service gives the same answer for a wrong code and an expired one. */
export const defineVerifyCode = ({ openService }: Clients) =>
  fromPromise<void, EmailCode>(async ({ input: { email, code, purpose } }) => {
    const { client } = await openService()
    const { data, error } = await client.auth.verifyOtp({ email, token: code, type: purpose })
    if (error === null && data.session !== null) return
    const failure = asFailure(error)
    throw failure.code === 'auth.linkExpired' ? ({ code: 'auth.codeInvalid' } satisfies Failure) : failure
  })
