/** `POST /auth/v1/token?grant_type=password`: the same answer and time for a wrong password and an unknown address. */
import { credentialsSchema } from '#contracts/forms/login.ts'
import { recordSession } from '#server/account/audit-log.ts'
import { readJson } from '#server/http/json-request.ts'
import { Refusal } from '#server/http/failures.ts'
import { accountByEmail } from './accounts.ts'
import { AuthRefusal, invalidCredentials } from './auth-refusal.ts'
import { type Gate, type GateHandler, networkDigest } from './gate.ts'
import { recordDevice } from './devices.ts'
import { isKnownNetwork, rememberNetwork } from './known-networks.ts'
import { isHashable, isPassword } from './passwords.ts'
import { pendingOf } from './pending-sign-ups.ts'

const emailNotConfirmed = () => new AuthRefusal(400, 'email_not_confirmed', 'Email not confirmed')

/**
 * The limit per account does not apply to networks that its owner signed in from: attackers lock nobody out. Resolves with
 * whether the attempt was counted.
 */
const limitGuesses = async (gate: Gate, email: string, network: string) => {
  const retryAfter = await gate.limiter.consume('signInByEmail', email)
  if (retryAfter !== null && !(await isKnownNetwork(gate, email, network))) {
    throw new Refusal('rate.limited', { retryAfter })
  }
  return retryAfter === null
}

export const signIn =
  (gate: Gate): GateHandler =>
  async (c) => {
    const { email, password } = await readJson(c, credentialsSchema)
    c.set('subject', email)
    const network = gate.network(c)
    await Promise.all([
      gate.limiter.enforce('signInByIp', network),
      gate.limiter.enforce('signInByEmailAndIp', `${email} ${network}`),
    ])
    // Only for calls that these let through: a network over its limit locks nobody out.
    const isCounted = await limitGuesses(gate, email, network)

    const answer = await gate.hashing(async () => {
      const account = await accountByEmail(gate.db, email)
      if (account?.isConfirmed === true && account.passwordHash !== null && isHashable(password)) {
        return gate.callAuth({ method: 'POST', path: '/token?grant_type=password', body: { email, password } })
      }
      // The service would answer without checking the password. A pending sign-up is only reported to somebody who
      // knows its password.
      const which = { email, networkDigest: networkDigest(gate, network), orOnly: true }
      const pending = account === null ? await pendingOf(gate.db, which) : null
      throw (await isPassword(password, pending?.passwordHash ?? null)) ? emailNotConfirmed() : invalidCredentials()
    })
    if (answer.status === 200) {
      await Promise.all([
        gate.limiter.reset('signInByEmailAndIp', `${email} ${network}`),
        gate.limiter.refund('signInByIp', network),
        isCounted && gate.limiter.refund('signInByEmail', email),
        recordSession(gate.db, answer),
        rememberNetwork(gate, answer.sessionId, network),
        recordDevice(gate, c, answer.sessionId),
      ])
    }
    // The service's own refusal is mapped to ours.
    if (answer.status === 400) throw invalidCredentials()
    return Response.json(answer.body, { status: answer.status })
  }
