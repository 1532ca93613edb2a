/**
 * Answer of `GET` and `PUT /api/user/profile`. Separate from the rules of a change (`profile.ts`): every page of the
 * account loads this schema, only one loads the rules.
 */
import * as z from 'zod/mini'
import { appUserSchema } from '../tables/users.ts'

const extraProfileSchema = z.object({
  birth_date: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  company: z.nullable(z.string()),
  job_title: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  updated_at: z.string(),
})

export const profileResponseSchema = z.object({
  user: z.extend(appUserSchema, {
    /** Since when mails to the address bounce (ISO 8601). */
    email_undeliverable_since: z.nullable(z.string()),
    profile: z.nullable(extraProfileSchema),
  }),
})
export type UserWithProfile = z.output<typeof profileResponseSchema>['user']
