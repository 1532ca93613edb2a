/**
 * Logs refusals, so that guessing can be detected: network and account are keyed digests that change every day. Lines
 * of one day can be put together, nobody can be read from them, and no two days compared.
 */
import type { Context } from 'hono'
import { keyedDigest } from '#server/crypto/keyed-digest.ts'
import type { AppEnv } from './app-env.ts'
import type { Log } from '#server/base/log.ts'

export type LogRefusal = (c: Context<AppEnv>, status: number, errorCode: string) => void

type Deps = { log: Log; signingKey: string; network: (c: Context<AppEnv>) => string }

const DIGEST_LENGTH = 16

/** Refusals of who asks and of how often. What is wrong with a form says nothing about an attack. */
const TELLING: ReadonlySet<string> = new Set([
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
  'auth.linkExpired',
  'password.currentWrong',
  'access.denied',
  'account.inactive',
])

export const createLogRefusal =
  ({ log, signingKey, network }: Deps): LogRefusal =>
  (c, status, errorCode) => {
    if (!TELLING.has(errorCode)) return
    const day = new Date().toISOString().slice(0, 10)
    const digest = (text: string) => keyedDigest(signingKey, `log ${day}`, text).slice(0, DIGEST_LENGTH)
    const account = (c.get('caller') as { userId: string } | undefined)?.userId ?? c.get('subject')
    log.warn('refused', {
      requestId: c.get('requestId'),
      status,
      errorCode,
      network: digest(network(c)),
      ...(account === undefined ? {} : { account: digest(account) }),
    })
  }
