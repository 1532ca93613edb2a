/** `GET /auth/v1/authorize` and `/callback`: browser redirects to Google and back. */
import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { ErrorCode } from '#contracts/errors.ts'
import { LANGUAGES, DEFAULT_LANGUAGE } from '#contracts/languages.ts'
import { pathOf, ROUTES } from '#contracts/routes.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import type { Queries } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { readQuery } from '#server/http/json-request.ts'
import { describeError } from '#server/base/log.ts'
import { isLoopbackUrl } from '#server/settings/loopback.ts'
import type { AuthAccount } from './accounts.ts'
import { enqueueGoogleLinked, languageFor } from './auth-mail.ts'
import { validationFailed } from './auth-refusal.ts'
import type { Gate, GateHandler } from './gate.ts'
import { findOrCreateAccount, GoogleRefused, offerCode } from './google-account.ts'
import { AUTHORIZATION_SECONDS, beginAuthorization, endAuthorization } from './google-authorizations.ts'
import { isStateOfBrowser, newState } from './google-browser.ts'
import { createProvider, NotIdentified, type Provider } from './openid.ts'

const CALLBACK_PATH = '/auth/v1/callback'

const authorizeSchema = z.object({
  provider: z.literal('google'),
  redirect_to: z.string().check(z.maxLength(200)),
  /** SHA-256 in base64url. */
  code_challenge: z.string().check(z.regex(/^[\w-]{43}$/)),
  code_challenge_method: z.literal('s256'),
  terms_version: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
  language: z._default(z.enum(LANGUAGES), DEFAULT_LANGUAGE),
})

const callbackSchema = z.object({
  state: z.optional(z.string().check(z.maxLength(200))),
  code: z.optional(z.string().check(z.maxLength(2_000))),
})

const PAGES: ReadonlySet<string> = new Set([
  `/${ROUTES.dashboard.path}`,
  ...LANGUAGES.map((language) => pathOf('dashboard', language)),
])

/** A machine has several loopback names: the redirect returns to the one that the sign-in started from. */
const isAllowedReturn = ({ origin }: Gate, c: Context<AppEnv>, url: string) => {
  const own = isLoopbackUrl(origin) && isLoopbackUrl(c.req.url) ? [origin, new URL(c.req.url).origin] : [origin]
  return own.some((start) => url.startsWith(start) && PAGES.has(url.slice(start.length)))
}

/** CSRF: a link on another site could otherwise start a sign-in, or accept the terms, for the visitor. */
const isCrossSite = (c: Context<AppEnv>) => (c.req.header('Sec-Fetch-Site') ?? 'same-origin') !== 'same-origin'

const goBack = (redirectTo: string, query: Record<string, string>) =>
  new Response(null, {
    status: 303,
    headers: { Location: `${redirectTo}?${new URLSearchParams(query).toString()}`, 'Cache-Control': 'no-store' },
  })

/** The code that the page turns into a message; an unexpected error is logged. */
const codeOf = (gate: Gate, c: Context<AppEnv>, error: unknown): ErrorCode => {
  if (error instanceof GoogleRefused || error instanceof Refusal) return error.code
  gate.log.warn('a sign-in with Google failed', { requestId: c.get('requestId'), ...describeError(error) })
  return error instanceof NotIdentified ? 'auth.googleFailed' : 'service.unavailable'
}

const refuse = (gate: Gate, c: Context<AppEnv>, redirectTo: string, error: unknown) =>
  goBack(redirectTo, { error: 'access_denied', error_code: codeOf(gate, c, error) })

const authorize =
  (gate: Gate, provider: Provider): GateHandler =>
  async (c) => {
    const { redirect_to: redirectTo, ...params } = readQuery(c, authorizeSchema)
    if (!isAllowedReturn(gate, c, redirectTo)) throw validationFailed('Unsupported redirect')
    if (isCrossSite(c)) throw new Refusal('request.notAllowed')
    try {
      await gate.limiter.enforce('signInByIp', gate.network(c))
      const { code_challenge: challenge, terms_version: termsVersion = null, language } = params
      const state = newState(c, gate.origin, AUTHORIZATION_SECONDS)
      const authorization = await beginAuthorization(gate.db, state, { challenge, redirectTo, termsVersion, language })
      return c.redirect(await provider.authorizeUrl(authorization))
    } catch (error) {
      return refuse(gate, c, redirectTo, error)
    }
  }

/** Mails the account's owner that Google was linked to it. */
const reportLinked = async (gate: Gate, queries: Queries, account: AuthAccount) => {
  await recordEvent(queries, 'google.linked', { userId: account.id, sessionId: null })
  await enqueueGoogleLinked(gate, queries, { ...account, language: languageFor(null, account) })
}

const endOwn = (gate: Gate, c: Context<AppEnv>, state: string) =>
  endAuthorization(gate.db, state, { isOwn: isStateOfBrowser(c, gate.origin, state), boundOrigin: gate.origin })

const callback =
  (gate: Gate, provider: Provider): GateHandler =>
  async (c) => {
    let redirectTo = `${gate.origin}/${ROUTES.dashboard.path}`
    try {
      await gate.limiter.enforce('verificationByIp', gate.network(c))
      const { state, code } = readQuery(c, callbackSchema)
      const authorization = state === undefined ? null : await endOwn(gate, c, state)
      if (authorization === null) throw new GoogleRefused('auth.googleFailed')
      redirectTo = authorization.redirectTo
      // The person cancelled at Google.
      if (code === undefined) throw new GoogleRefused('auth.googleFailed')
      const identity = await provider.identify({ code, ...authorization })
      const offered = await gate.db.exclusive(`signup:${identity.email ?? ''}`, () =>
        gate.db.transaction(async (queries) => {
          const { userId, linked } = await findOrCreateAccount(queries, identity, authorization)
          if (linked !== null) await reportLinked(gate, queries, linked)
          return offerCode(queries, userId, authorization.challenge)
        }),
      )
      return goBack(redirectTo, { code: offered })
    } catch (error) {
      return refuse(gate, c, redirectTo, error)
    }
  }

/** Null if the server has no Google credentials. */
export const googleHandlers = (gate: Gate): { authorize: GateHandler; callback: GateHandler } | null => {
  if (gate.google === null) return null
  const provider = createProvider(gate.google, `${gate.origin}${CALLBACK_PATH}`)
  return { authorize: authorize(gate, provider), callback: callback(gate, provider) }
}
