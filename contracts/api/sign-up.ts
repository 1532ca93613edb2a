/** Sign-up metadata (REG-23, REG-24): what travels in `data` of the auth service's sign-up. */
import * as z from 'zod/mini'
import { LANGUAGES } from '../languages.ts'

export const signUpMetadataSchema = z.object({
  full_name: z.string(),
  phone: z.string(),
  cpf: z.optional(z.string()),
  person_type: z.enum(['physical', 'legal']),
  /** Read by the gate and never stored as metadata: the language of the account and of its mail. */
  language: z.enum(LANGUAGES),
  /** Read by the gate and stored with the time by the server: the terms the person accepted. */
  terms_version: z.string(),
})
export type SignUpMetadata = z.output<typeof signUpMetadataSchema>
