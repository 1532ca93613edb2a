/**
 * `GET /api/user/by-auth-id/{authId}` (API-04). Without that account's own bearer token no personal fields; the same
 * 404 `request.notFound` for a malformed and for an unknown id.
 */
import * as z from 'zod/mini'
import { appUserSchema } from '../tables/users.ts'

const publicUserSchema = z.pick(appUserSchema, { id: true, auth_id: true, language: true, is_active: true })
export type PublicUser = z.output<typeof publicUserSchema>

export const userLookupResponseSchema = z.object({ user: z.union([appUserSchema, publicUserSchema]) })
