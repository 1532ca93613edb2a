/** Sign-up metadata (REG-23, REG-24): the field `data` of the auth service's sign-up call. */
import * as z from 'zod/mini'
import { LANGUAGES } from '../languages.ts'

export const signUpMetadataSchema = z.object({
  full_name: z.string(),
  phone: z.string(),
  cpf: z.optional(z.string()),
  person_type: z.enum(['physical', 'legal']),
  /** Language of the account and its mail. Read by the gate and not stored as metadata. */
  language: z.enum(LANGUAGES),
  /** Accepted version of the terms. Read by the gate; the server stores it with the time. */
  terms_version: z.string(),
})
export type SignUpMetadata = z.output<typeof signUpMetadataSchema>
