/** Failed answers of `/auth/v1` in the auth service's own format, so that its client can parse them. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { PASSWORD_MIN_LENGTH } from '#contracts/limits.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { LogRefusal } from '#server/http/log-refusal.ts'
import { Refusal, type ServerErrorCode } from '#server/http/failures.ts'

type Details = { headers?: Record<string, string>; body?: Record<string, unknown> }

/** A refusal with one of the auth service's error codes. */
export class AuthRefusal extends Error {
  readonly status: ContentfulStatusCode
  readonly errorCode: string
  readonly details: Details

  constructor(status: ContentfulStatusCode, errorCode: string, message: string, details: Details = {}) {
    super(message)
    this.name = 'AuthRefusal'
    this.status = status
    this.errorCode = errorCode
    this.details = details
  }
}

/** Throws; for the right side of `??`. */
export const refuse = (refusal: AuthRefusal): never => {
  throw refusal
}

export const invalidCredentials = () => new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials')

/** The same answer for a wrong, used, invalidated or expired code or link, and for an unknown address. */
export const otpExpired = () => new AuthRefusal(403, 'otp_expired', 'Email link is invalid or has expired')

export const mailTooSoon = (seconds: number) =>
  new AuthRefusal(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { headers: { 'Retry-After': String(seconds) } },
  )

const weakPassword = () =>
  new AuthRefusal(422, 'weak_password', `Password should be at least ${PASSWORD_MIN_LENGTH} characters.`, {
    body: { weak_password: { reasons: ['length'] } },
  })

/** With the auth service's code for leaked passwords. */
export const commonPassword = () =>
  new AuthRefusal(
    422,
    'weak_password',
    'Password is known to be weak and easy to guess, please choose a different one.',
    {
      body: { weak_password: { reasons: ['pwned'] } },
    },
  )

export const samePassword = () =>
  new AuthRefusal(422, 'same_password', 'New password should be different from the old password.')

export const validationFailed = (message: string) => new AuthRefusal(400, 'validation_failed', message)

/** Our error codes by the auth service's names. Codes without an entry are sent unchanged: our client handles them. */
const NAMES: Partial<Record<ServerErrorCode, string>> = {
  'auth.unauthenticated': 'no_authorization',
  'rate.limited': 'over_request_rate_limit',
  'request.invalid': 'validation_failed',
  unexpected: 'unexpected_failure',
}

const asAuthRefusal = ({ code, status, fields, headers }: Refusal) =>
  fields?.['password'] === 'password.tooShort'
    ? weakPassword()
    : new AuthRefusal(status, NAMES[code] ?? code, code, { headers, ...(fields ? { body: { fields } } : {}) })

export const authFailure = (c: Context<AppEnv>, refusal: AuthRefusal | Refusal, logRefusal: LogRefusal): Response => {
  const { status, errorCode, message, details } = refusal instanceof Refusal ? asAuthRefusal(refusal) : refusal
  logRefusal(c, status, errorCode)
  return c.json({ code: status, error_code: errorCode, msg: message, ...details.body }, status, details.headers)
}
