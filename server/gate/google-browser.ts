/**
 * Binds an authorization request to the browser that begins it (AUTH-20): its state is derived from a secret in a cookie
 * of that browser. With the state alone a link could end a sign-in, and accept the terms, in somebody else's browser.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '#server/http/app-env.ts'

const NAME = 'google_sign_in'
const SECRET = /^[\w-]{43}$/

/** A browser takes a `__Host-` cookie over https only, and from no other host. */
const prefixAt = (origin: string) => (origin.startsWith('https:') ? 'host' : undefined)

const secretIn = (c: Context<AppEnv>, origin: string): string | null => {
  const prefix = prefixAt(origin)
  const value = prefix === undefined ? getCookie(c, NAME) : getCookie(c, NAME, prefix)
  return value !== undefined && SECRET.test(value) ? value : null
}

const stateFor = (secret: string, salt: string) =>
  `${salt}.${createHmac('sha256', secret).update(salt).digest('base64url')}`

/** Sets the cookie, or renews the one of another tab's sign-in. */
export const newState = (c: Context<AppEnv>, origin: string, seconds: number): string => {
  const secret = secretIn(c, origin) ?? randomBytes(32).toString('base64url')
  const prefix = prefixAt(origin)
  setCookie(c, NAME, secret, {
    path: '/',
    httpOnly: true,
    // Lax: the provider's redirect comes from another site.
    sameSite: 'Lax',
    maxAge: seconds,
    ...(prefix !== undefined && { prefix, secure: true }),
  })
  return stateFor(secret, randomBytes(16).toString('base64url'))
}

export const isStateOfBrowser = (c: Context<AppEnv>, origin: string, state: string): boolean => {
  const secret = secretIn(c, origin)
  if (secret === null) return false
  const [received, expected] = [Buffer.from(state), Buffer.from(stateFor(secret, state.split('.', 1).join('')))]
  return received.length === expected.length && timingSafeEqual(received, expected)
}
