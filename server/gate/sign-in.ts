/** `POST /auth/v1/token?grant_type=password`: the same answer and time for a wrong password and an unknown address. */
import { credentialsSchema } from '#contracts/forms/login.ts'
import { recordSession } from '#server/account/audit-log.ts'
import type { AuthAnswer } from '#server/engines/engine.ts'
import { readJson } from '#server/http/json-request.ts'
import { accountByEmail } from './accounts.ts'
import { beginAttempt } from './attempt.ts'
import { AuthRefusal, invalidCredentials } from './auth-refusal.ts'
import { type Gate, type GateHandler, networkDigest } from './gate.ts'
import { recordDevice } from './devices.ts'
import { isKnownNetwork, rememberNetwork } from './known-networks.ts'
import { isHashable, isPassword } from './passwords.ts'
import { pendingOf } from './pending-sign-ups.ts'

const emailNotConfirmed = () => new AuthRefusal(400, 'email_not_confirmed', 'Email not confirmed')

/**
 * The account's own limit first: calls that it refuses do not count for the network. The limit over all networks applies to
 * calls that pass these, except from networks that the owner signed in from, so that attackers cannot lock the owner out.
 */
const countSignIn = (gate: Gate, email: string, network: string) =>
  beginAttempt(gate.limiter, [
    { name: 'signInByEmailAndIp', key: `${email} ${network}`, isReset: true },
    { name: 'signInByIp', key: network },
    { name: 'signInByEmail', key: email, isExempt: () => isKnownNetwork(gate, email, network) },
  ])

/** Throws `invalid_credentials` or `email_not_confirmed` where the service would not check the password. */
const checkPassword = async (gate: Gate, email: string, password: string, network: string): Promise<AuthAnswer> => {
  const account = await accountByEmail(gate.db, email)
  if (account?.isConfirmed === true && account.passwordHash !== null && isHashable(password)) {
    return gate.callAuth({ method: 'POST', path: '/token?grant_type=password', body: { email, password } })
  }
  // A pending sign-up is only reported with its correct password.
  const which = { email, networkDigest: networkDigest(gate, network), orOnly: true }
  const pending = account === null ? await pendingOf(gate.db, which) : null
  throw (await isPassword(password, pending?.passwordHash ?? null)) ? emailNotConfirmed() : invalidCredentials()
}

export const signIn =
  (gate: Gate): GateHandler =>
  async (c) => {
    const { email, password } = await readJson(c, credentialsSchema)
    c.set('subject', email)
    const network = gate.network(c)
    const attempt = await countSignIn(gate, email, network)
    const answer = await attempt.verify(() => gate.hashing(() => checkPassword(gate, email, password, network)))
    if (answer.status === 200) {
      await Promise.all([
        attempt.succeed(),
        recordSession(gate.db, answer),
        rememberNetwork(gate, answer.sessionId, network),
        recordDevice(gate, c, answer.sessionId),
      ])
    }
    // The service's own refusal is mapped to ours.
    if (answer.status === 400) throw invalidCredentials()
    return Response.json(answer.body, { status: answer.status })
  }
