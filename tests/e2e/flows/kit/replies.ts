/** Shared replies of the services, and the sample person Ana. */
import type { OpenSessions } from '#contracts/api/sessions.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import type { Transcription } from '#contracts/api/transcriptions.ts'
import { RETURN_TO_KEY, SESSION_KEY } from '#src/clients/storage-keys.ts'
import { ANA, ANA_ROW, FACTOR_ID, SERVICE_MESSAGE, LIMITED, MEMBER, ORIGIN } from '#machines/kit/samples.ts'
import { NOW, type Reply } from './network.ts'

export const ok = (json: unknown = {}): Reply => ({ status: 200, json })
/** A refusal of the auth service. */
export const refusalOf = (status: number, code: string): Reply => ({ status, json: { error_code: code, msg: code } })

/** A refusal of the Product API. */
export const refusal = (status: number, code: ErrorCode): Reply => ({ status, json: { code } })

export const LIMIT: Reply = { status: 429, json: {}, headers: { 'Retry-After': String(LIMITED.fail.retryAfter) } }
/** The session is invalid. */
export const REJECTED = refusal(401, 'auth.unauthenticated')
/** An error with a message, but without a code of ours. */
export const SERVICE_MESSAGE_REPLY: Reply = { status: 400, json: { message: SERVICE_MESSAGE.fail.serviceMessage } }
/** The service or its proxy is unavailable. */
export const UNAVAILABLE: Reply = { status: 503, json: {} }
/** An unexpected status. */
export const CRASH: Reply = { status: 418, json: {} }

const USER = {
  id: ANA.id,
  aud: 'authenticated',
  role: 'authenticated',
  email: ANA.email,
  app_metadata: {},
  user_metadata: { full_name: ANA.fullName },
  identities: [{ id: ANA.id, provider: 'email' }],
  created_at: '2025-01-15T12:00:00Z',
}
export const USER_FOUND = ok(USER)

const tokenOf = (claims: object) => `x.${btoa(JSON.stringify({ sub: ANA.id, ...claims }))}.x`

/** Tokens that do not expire during a tour. */
const TOKENS = {
  access_token: tokenOf({}),
  refresh_token: 'renewal-of-ana',
  token_type: 'bearer',
  expires_in: 3_600,
  expires_at: 4_102_444_800,
}
/** The answer to a sign-in. */
const OPENED = { ...TOKENS, user: USER }
export const SIGNED_IN = ok(OPENED)
/** Ana with a second factor, which a token without the claim `aal` has not passed. */
const USER_WITH_FACTOR = { ...USER, factors: [{ id: FACTOR_ID, factor_type: 'totp', status: 'verified' }] }
/** The answers to a sign-in that needs the second factor, and to its code. */
export const AAL1_ANSWER = { ...TOKENS, user: USER_WITH_FACTOR }
export const AAL2_ANSWER = { ...AAL1_ANSWER, access_token: tokenOf({ aal: 'aal2' }) }
/** Local storage of a device with an `aal2` session. */
export const STORED_AAL2_SESSION = { [SESSION_KEY]: { ...TOKENS, access_token: AAL2_ANSWER.access_token } }
export const CHALLENGED = ok({ id: FACTOR_ID, type: 'totp', expires_at: 4_102_444_800 })
/** Replies to the requests around the verification of a code. */
export const CHALLENGE = {
  'GET /auth/v1/user': ok(USER_WITH_FACTOR),
  [`POST /auth/v1/factors/${FACTOR_ID}/challenge`]: CHALLENGED,
} as const

/** Local storage of a device on which Ana is signed in. */
export const STORED_SESSION = { [SESSION_KEY]: TOKENS }

export const rowOf = ({ id, name, email, role, isActive }: Omit<typeof MEMBER, 'isFallback'>) =>
  ok([{ id, name, email, role, is_active: isActive }])

export const configReply = (googleEnabled: boolean): Reply =>
  // The client calls the page's own origin.
  ok({ supabaseUrl: '$origin', supabaseKey: 'key', googleEnabled, analytics: null })

/** Replies for the dashboard of an empty account. */
const EMPTY_ACCOUNT = {
  'GET /api/user/profile': ok({ user: ANA_ROW }),
  'GET /api/user/usage-30d': ok({
    usage: { last_30_days: 0, this_month: 0, monthly_limit: 5, resets_at: '2026-12-01T03:00:00+00:00' },
  }),
  'GET /api/services': ok({ services: [] }),
  'GET /api/user/export-status': ok({ requests: [] }),
  'GET /rest/v1/subscriptions': ok([]),
  'GET /api/billing/checkout': ok({ waiting: null }),
  'GET /rest/v1/transcriptions': ok([]),
} as const

/** Ana's sessions, here and on her phone. */
export const SESSIONS: OpenSessions['sessions'] = [
  {
    id: 'session-here',
    browser: 'firefox',
    system: 'linux',
    opened_at: '2026-11-20T12:00:00Z',
    used_at: '2026-11-20T13:00:00Z',
    is_this_session: true,
  },
  {
    id: 'session-phone',
    browser: 'chrome',
    system: 'android',
    opened_at: '2026-11-18T12:00:00Z',
    used_at: '2026-11-19T12:00:00Z',
    is_this_session: false,
  },
]

/** An account without activity. */
export const NO_ACTIVITY = {
  'GET /api/user/activity': ok({ data: [], total: 0, next: null }),
  'GET /api/user/sessions': ok({ sessions: SESSIONS }),
  // Not confirmed yet: the page offers to resend the mail.
  'GET /api/user/sign-in-methods': ok({
    email: ANA.email,
    is_confirmed: false,
    has_password: true,
    has_google: false,
    second_factor: null,
  }),
} as const

const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`

/** A row of Ana's transcriptions as it is stored. */
export const sealedRow = (number: number, more: Partial<Transcription> = {}): Transcription => ({
  id: uuid(number),
  user_uuid: uuid(0),
  encrypted_content: 'v1.sealed',
  encryption_key_id: 'key-ana',
  summary_encrypted: null,
  has_summary: false,
  created_at: '2026-01-15T12:00:00Z',
  ...more,
})

/** Requests of every page: the session, and the data of the account area. */
export const PAGE_REQUESTS = {
  ...EMPTY_ACCOUNT,
  'GET /config.json': configReply(false),
  'GET /auth/v1/user': USER_FOUND,
  'GET /rest/v1/users': rowOf(MEMBER),
} as const

/** Requests of a sign-out, after a refused attempt to refresh the session. */
export const SIGN_OUT_REQUESTS = {
  'POST /auth/v1/token': refusalOf(400, 'refresh_token_not_found'),
  'POST /auth/v1/logout': { status: 204 },
} as const

/** The page from which the guard redirected, kept for after the sign-in. */
export const takesReturnTo = {
  arrange: {
    some: { tab: { [RETURN_TO_KEY]: { ...ORIGIN, at: NOW } } },
    none: {},
    crashed: { unplayable: 'storage never fails' },
  },
} as const
