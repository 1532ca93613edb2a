import { fromPromise } from 'xstate'
import { PASSWORD_RESET_ENDPOINT } from '#contracts/api/endpoints/password-reset.ts'
import { passwordResetResponseSchema } from '#contracts/api/password-reset.ts'
import type { Clients } from '#src/clients/clients.ts'
import { send, withTimeout } from '#src/clients/http.ts'
import { withTokenRefresh } from '#src/clients/with-token-refresh.ts'

/**
 * Only the service can tell whether a password reset opened the session, and whether it has set a password since. Not by
 * `signedIn`: shared with this page, it would be in a file that every page with a flow loads, whose budget is used up.
 */
export const defineCheckSession = ({ openService }: Clients) =>
  fromPromise<{ email: string; canSetPassword: boolean }, undefined>(async ({ signal: callerSignal }) => {
    const { email, can_set_password: canSetPassword } = await withTimeout(callerSignal, async (signal) => {
      const { client } = await openService()
      return withTokenRefresh(client, ({ access_token: token }) =>
        send(
          { endpoint: PASSWORD_RESET_ENDPOINT, headers: { Authorization: `Bearer ${token}` }, signal },
          passwordResetResponseSchema,
        ),
      )
    })
    return { email, canSetPassword }
  })
