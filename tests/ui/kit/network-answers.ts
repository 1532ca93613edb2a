/** The answer of the server, the auth service or the network that causes each failure code. */
import { waitlistResponseSchema } from '#contracts/api/waitlist.ts'
import { createClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import { FAILURES, failureBody, Refusal, type ServerErrorCode } from '#server/http/failures.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import { asFailure, unwrap } from '#src/clients/failures.ts'
import { callAsVisitor } from '#src/clients/visitor-call.ts'

type Answer = () => Response | Promise<Response>
type Network = { by: 'product'; answer: Answer } | { by: 'auth'; answer: Answer } | { by: 'page' }

/** The real error answer of the server. */
const refusedBy = (code: ServerErrorCode): Answer => {
  const app = new Hono<AppEnv>()
  app.all('*', (c) => {
    c.set('requestId', 'request')
    return failureBody(c, new Refusal(code))
  })
  return () => app.request('/')
}

const auth = (status: number, code: string): Network => ({
  by: 'auth',
  answer: () => Response.json({ code: status, error_code: code, msg: code }, { status }),
})
const failingNetwork = (error: Error): Network => ({
  by: 'product',
  answer: async () => {
    throw error
  },
})
/** Produced by the page itself: by a machine, an effect or a view. */
const PAGE: Network = { by: 'page' }

const isOfServer = (code: ErrorCode): code is ServerErrorCode => code in FAILURES

const ELSEWHERE: Record<Exclude<ErrorCode, ServerErrorCode>, Network> = {
  'network.unreachable': failingNetwork(new TypeError('Failed to fetch')),
  'network.timeout': failingNetwork(new DOMException('signal timed out', 'TimeoutError')),
  'auth.invalidCredentials': auth(400, 'invalid_credentials'),
  'auth.emailNotConfirmed': auth(400, 'email_not_confirmed'),
  'auth.sessionExpired': auth(401, 'session_expired'),
  'auth.sessionMissing': auth(403, 'session_not_found'),
  'auth.factorCodeWrong': auth(422, 'mfa_verification_failed'),
  'auth.otherBrowser': auth(400, 'bad_code_verifier'),
  'data.severalRows': { by: 'product', answer: () => Response.json({ code: 'PGRST116' }, { status: 406 }) },
  'auth.codeInvalid': PAGE,
  'auth.refused': PAGE,
  'auth.signInWithGoogleSoon': PAGE,
  'auth.signUpWithGoogleSoon': PAGE,
  'auth.googleFailed': PAGE,
  'auth.googleUnverified': PAGE,
  'auth.googleNoAccount': PAGE,
  'profile.loadFailed': PAGE,
  'profile.updateFailed': PAGE,
  'avatar.uploadFailed': PAGE,
  'export.requestFailed': PAGE,
  'export.statusFailed': PAGE,
  'privacy.unauthenticated': PAGE,
  'privacy.loadFailed': PAGE,
  'privacy.saveFailed': PAGE,
  'transcription.unavailable': PAGE,
  'transcription.sample': PAGE,
  'transcription.empty': PAGE,
  'sound.unsupported': PAGE,
  'sound.tooLarge': PAGE,
  'sound.unreadable': PAGE,
  'storage.failed': PAGE,
  'function.notSent': PAGE,
  'function.relayFailed': PAGE,
  'function.failed': PAGE,
}

const networkOf = (code: ErrorCode): Network =>
  isOfServer(code) ? { by: 'product', answer: refusedBy(code) } : ELSEWHERE[code]

const NOTHING_FAILED = new Error('nothing failed')

const rejection = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => NOTHING_FAILED,
    (error: unknown) => error,
  )

/** The rejection of a Product API call with this answer. `fetch` has to be stubbed by `vi.stubGlobal`. */
export const productRejection = (stub: (answer: Answer) => void, answer: Answer): Promise<unknown> => {
  stub(answer)
  const { signal } = new AbortController()
  return rejection(callAsVisitor('confirmWaitlist', waitlistResponseSchema, { body: { key: 'key' }, signal }))
}

let currentAnswer: Answer = () => Response.error()
const client = createClient('http://127.0.0.1', 'key', {
  auth: { persistSession: false, autoRefreshToken: false },
  global: { fetch: async () => currentAnswer() },
})

const signIn = async () => unwrap(await client.auth.signInWithPassword({ email: 'a@b.test', password: 'secret-word' }))

/** The rejection of a call of the auth client with this answer. */
export const authRejection = async (answer: Answer): Promise<unknown> => {
  currentAnswer = answer
  return asFailure(await rejection(signIn()))
}

/** The rejection of an effect for this failure code. */
export const rejectionOf = (stub: (answer: Answer) => void, code: ErrorCode): Promise<unknown> => {
  const network = networkOf(code)
  if (network.by === 'page') return Promise.resolve({ code })
  return network.by === 'auth' ? authRejection(network.answer) : productRejection(stub, network.answer)
}
