import { fromPromise } from 'xstate'
import type { AuthUser } from '#contracts/account.ts'
import type { ErrorCode, Failure } from '#contracts/errors.ts'
import type { Clients } from '#src/clients/clients.ts'
import { isFactorPending } from '#src/clients/assurance.ts'
import { exchangeCode } from '#src/clients/exchange-code.ts'
import { asFailure } from '#src/clients/failures.ts'
import { asUser } from './watch-auth.ts'

/** Failures whose texts are about mailed links: a return from Google gets its own failure instead. */
const LINK_CODES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'auth.linkExpired',
  'auth.otherBrowser',
  'auth.refused',
  'request.invalid',
])

export const defineExchangeSignIn = ({ openService, deviceStore }: Clients) =>
  fromPromise<AuthUser, { code: string }>(async ({ input: { code } }) => {
    try {
      const { client } = await openService()
      const { user, session } = await exchangeCode(client, deviceStore, code)
      if (isFactorPending(session)) throw { code: 'auth.secondFactorNeeded' } satisfies Failure
      return asUser(user)
    } catch (error) {
      const failure = asFailure(error)
      throw LINK_CODES.has(failure.code) ? ({ code: 'auth.googleFailed' } satisfies Failure) : failure
    }
  })
