/** `POST /api/registration/prefill` (REG-18): exchanges a signed, expiring invitation for its three fields. */
import * as z from 'zod/mini'

export const prefillRequestSchema = z.strictObject({ invitation: z.string().check(z.minLength(1), z.maxLength(2_000)) })

export const prefillResponseSchema = z.object({ name: z.string(), phone: z.string(), email: z.string() })
export type Prefill = z.output<typeof prefillResponseSchema>
