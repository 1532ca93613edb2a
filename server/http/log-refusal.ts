/**
 * Logs and counts refusals, so that password guessing can be detected. Network and account are keyed digests that change daily:
 * lines of one day can be correlated, but identify nobody and not across days.
 */
import type { Context } from 'hono'
import { keyedDigest } from '#server/crypto/keyed-digest.ts'
import type { AppEnv } from './app-env.ts'
import type { Log } from '#server/base/log.ts'
import type { Metrics } from '#server/base/metrics.ts'

export type LogRefusal = (c: Context<AppEnv>, status: number, errorCode: string) => void

type Deps = { log: Log; metrics: Metrics; signingKey: string; network: (c: Context<AppEnv>) => string }

const DIGEST_LENGTH = 16

/** Refusals of authentication, authorization and rate limits. Validation errors do not indicate an attack. */
const LOGGED_CODES: ReadonlySet<string> = new Set([
  'rate.limited',
  'over_request_rate_limit',
  'over_email_send_rate_limit',
  'invalid_credentials',
  'email_not_confirmed',
  'otp_expired',
  'bad_jwt',
  'no_authorization',
  'session_not_found',
  'request.notAllowed',
  'auth.unauthenticated',
  'auth.proofNeeded',
  'auth.factorProofNeeded',
  'auth.linkExpired',
  'password.currentWrong',
  'access.denied',
  'account.inactive',
])

/** Codes of a failed sign-in, by the factor that was wrong. */
const FAILED_SIGN_INS: Readonly<Record<string, 'password' | 'code'>> = {
  invalid_credentials: 'password',
  mfa_verification_failed: 'code',
}

export const createLogRefusal =
  ({ log, metrics, signingKey, network }: Deps): LogRefusal =>
  (c, status, errorCode) => {
    metrics.refused(errorCode)
    const factor = FAILED_SIGN_INS[errorCode]
    if (factor !== undefined) metrics.signInFailed(factor)
    if (!LOGGED_CODES.has(errorCode)) return
    const day = new Date().toISOString().slice(0, 10)
    const digest = (text: string) => keyedDigest(signingKey, `log ${day}`, text).slice(0, DIGEST_LENGTH)
    const account = c.get('caller')?.userId ?? c.get('subject')
    log.warn('refused', {
      requestId: c.get('requestId'),
      status,
      errorCode,
      network: digest(network(c)),
      ...(account === undefined ? {} : { account: digest(account) }),
    })
  }
