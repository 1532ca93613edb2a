/** `POST /auth/v1/token?grant_type=password`: one answer and one cost for a wrong password and an unknown address. */
import { credentialsSchema } from '#contracts/forms/login.ts'
import { recordSession } from '#server/account/audit-log.ts'
import { readJson } from '#server/http/json-request.ts'
import { accountByEmail } from './accounts.ts'
import { AuthRefusal, invalidCredentials } from './auth-refusal.ts'
import type { Gate, GateHandler } from './gate.ts'
import { isHashable, isPassword } from './passwords.ts'

const emailNotConfirmed = () => new AuthRefusal(400, 'email_not_confirmed', 'Email not confirmed')

export const signIn =
  (gate: Gate): GateHandler =>
  async (c) => {
    const { email, password } = await readJson(c, credentialsSchema)
    const network = gate.network(c)
    await gate.limiter.enforce('signInByNetwork', network)
    await gate.limiter.enforce('signInByAccount', `${email} ${network}`)

    const answer = await gate.hashing(async () => {
      const account = await accountByEmail(gate.db, email)
      if (account?.isConfirmed === true && account.passwordHash !== null && isHashable(password)) {
        return gate.callAuth({ method: 'POST', path: '/token?grant_type=password', body: { email, password } })
      }
      // The service would answer without a look at the password: at once for nobody, and with the truth about an
      // unconfirmed address to anybody who asks.
      const isRight = await isPassword(password, account?.passwordHash ?? null)
      throw isRight && account?.isConfirmed === false ? emailNotConfirmed() : invalidCredentials()
    })
    if (answer.status === 200) {
      await gate.limiter.forgive('signInByAccount', `${email} ${network}`)
      await recordSession(gate.db, answer)
    }
    return Response.json(answer.body, { status: answer.status })
  }
