/**
 * `GET /api/batch?calls=readProfile,readUsage` (ADR 032): each part has the answer of that call, or the code of its error.
 * A refusal of the whole request, such as of an invalid token, is answered as by any other call.
 */
import * as z from 'zod/mini'
import { ERROR_CODES } from '../errors.ts'
import { pendingPaymentResponseSchema } from './billing.ts'
import { exportStatusResponseSchema } from './data-export.ts'
import { BATCHED_CALLS, type BatchedCall } from './endpoints/batched.ts'
import { profileResponseSchema } from './own-profile.ts'
import { servicesResponseSchema } from './services.ts'
import { usageResponseSchema } from './usage.ts'

const anyCall = `(${BATCHED_CALLS.join('|')})`

export const batchQuerySchema = z.strictObject({
  /** Names of calls, separated by commas. */
  calls: z.string().check(z.regex(new RegExp(`^${anyCall}(,${anyCall}){0,${BATCHED_CALLS.length - 1}}$`))),
})

const part = <Answer extends z.ZodMiniType>(answer: Answer) =>
  z.optional(z.union([z.object({ answer }), z.object({ code: z.enum(ERROR_CODES) })]))

export const batchResponseSchema = z.object({
  parts: z.object({
    readProfile: part(profileResponseSchema),
    readUsage: part(usageResponseSchema),
    readServices: part(servicesResponseSchema),
    readExports: part(exportStatusResponseSchema),
    readWaitingPayment: part(pendingPaymentResponseSchema),
  } satisfies Record<BatchedCall, z.ZodMiniType>),
})
