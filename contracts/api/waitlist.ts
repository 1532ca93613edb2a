/** `/api/waitlist`: double opt-in. The link in the mail confirms the address, and can also delete it. */
import * as z from 'zod/mini'
import { formerHoneypotField } from '../forms/fields.ts'
import { waitlistSchema } from '../forms/waitlist.ts'
import { LANGUAGES } from '../languages.ts'

export const waitlistRequestSchema = z.strictObject({
  ...waitlistSchema.shape,
  website: formerHoneypotField,
  language: z.enum(LANGUAGES),
})

/** Body with the key from the mailed link. */
export const waitlistKeySchema = z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(200)) })

export const waitlistResponseSchema = z.object({})

/** Query parameter of the link that carries the key. */
export const WAITLIST_KEY_PARAMETER = 'chave'
