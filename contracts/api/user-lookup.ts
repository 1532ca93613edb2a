/**
 * `GET /api/user/by-auth-id/{authId}` (API-04). Without the bearer of that very id only what says nothing
 * about the person; 404 `request.notFound` alike for no id and an unknown one.
 */
import * as z from 'zod/mini'
import { appUserSchema } from '../tables/users.ts'

const publicUserSchema = z.pick(appUserSchema, { id: true, auth_id: true, language: true, is_active: true })
export type PublicUser = z.output<typeof publicUserSchema>

export const userLookupResponseSchema = z.object({ user: z.union([appUserSchema, publicUserSchema]) })
