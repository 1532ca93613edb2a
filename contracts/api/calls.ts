/**
 * Every call of the Product API in one table (API-01). The server mounts its routes from it, the client takes its types
 * (`import type`: at run time it loads the endpoints only), the OpenAPI document is generated from it, and the security
 * tests iterate over it.
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

type Row<Name extends CallName> = (typeof CALLS)[Name]

/** Output of a call on success. */
export type ResponseOf<Name extends CallName> = Row<Name>['response'] extends infer Schema extends z.ZodMiniType
  ? z.output<Schema>
  : never

type BodyOf<Name extends CallName> =
  Row<Name> extends { body: infer Schema extends z.ZodMiniType } ? { body: z.input<Schema> } : { body?: never }

/** A query parameter as text, or as a number that is converted to text. */
type QueryInput<Query> = { [Key in keyof Query]: Query[Key] | number }
type QueryOf<Name extends CallName> =
  Row<Name> extends { query: infer Schema extends z.ZodMiniType }
    ? { query: QueryInput<z.input<Schema>> }
    : { query?: never }

type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type ParamsOf<Name extends CallName> = [NamesIn<Row<Name>['path']>] extends [never]
  ? { params?: never }
  : { params: Record<NamesIn<Row<Name>['path']>, string> }

/** Arguments of a call: body, query and path parameters, where the row has any. */
export type RequestOf<Name extends CallName> = BodyOf<Name> & QueryOf<Name> & ParamsOf<Name>
