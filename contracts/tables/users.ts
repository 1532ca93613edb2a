/** Row of table `users`, as its owner reads it (FIELD-01). Times are ISO 8601. */
import '../forms/jitless.ts'
import * as z from 'zod/mini'

export const appUserSchema = z.object({
  id: z.string(),
  auth_id: z.string(),
  name: z.string(),
  email: z.string(),
  cpf: z.nullable(z.string()),
  email_verified: z.boolean(),
  is_active: z.boolean(),
  language: z.string(),
  last_message_at: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  subscription_id: z.nullable(z.string()),
  terms_accepted_at: z.nullable(z.string()),
  person_type: z.enum(['physical', 'legal']),
  role: z.enum(['user', 'admin']),
  created_at: z.string(),
  updated_at: z.string(),
})
export type AppUser = z.output<typeof appUserSchema>
export type Role = AppUser['role']
