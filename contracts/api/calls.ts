/**
 * Every call of the Product API in one table (API-01). The server mounts its routes from it, the client is typed
 * by it, the OpenAPI document is made from it, and the tests that attack every call walk it.
 */
import type * as z from 'zod/mini'
import { ACCOUNT_CALLS } from './calls/account.ts'
import { SERVICE_CALLS } from './calls/services.ts'
import { TRANSCRIPTION_CALLS } from './calls/transcriptions.ts'
import { BILLING_CALLS } from './calls/billing.ts'
import { VISITOR_CALLS } from './calls/visitors.ts'
import { ADMIN_CALLS } from './calls/admin.ts'
import { PLATFORM_CALLS } from './calls/platform.ts'
import type { Call } from './calls/call.ts'

export const CALLS = {
  ...ACCOUNT_CALLS,
  ...SERVICE_CALLS,
  ...TRANSCRIPTION_CALLS,
  ...BILLING_CALLS,
  ...VISITOR_CALLS,
  ...ADMIN_CALLS,
  ...PLATFORM_CALLS,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS
export const CALL_NAMES = Object.keys(CALLS) as CallName[]
export const callOf = (name: CallName): Call => CALLS[name]

/** What a call answers when it succeeds. */
export type AnswerOf<Name extends CallName> = (typeof CALLS)[Name]['answer'] extends infer Schema extends z.ZodMiniType
  ? z.output<Schema>
  : never
export type BodyOf<Name extends CallName> = (typeof CALLS)[Name] extends { body: infer Schema extends z.ZodMiniType }
  ? z.input<Schema>
  : undefined
