/**
 * `/api/admin/*` (ADMIN-01): for administrators only, by the role in the database. Everyone else gets 403
 * `access.denied`.
 */
import * as z from 'zod/mini'
import { CONTACT_SUBJECTS } from '../forms/contact.ts'
import { ADMIN_PAGE_SIZE } from '../limits.ts'
import { pageOf, pageQuerySchema } from './paging.ts'

export const MESSAGE_STATUSES = ['new', 'answered', 'closed'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

export const inboxQuerySchema = z.extend(pageQuerySchema(ADMIN_PAGE_SIZE), {
  status: z.optional(z.enum(MESSAGE_STATUSES)),
})
const inboxMessageSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.nullable(z.string()),
  subject: z.enum(CONTACT_SUBJECTS),
  message: z.string(),
  language: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  created_at: z.string(),
})
export type InboxMessage = z.output<typeof inboxMessageSchema>
export const inboxResponseSchema = pageOf(inboxMessageSchema)

export const messageChangesSchema = z.strictObject({ status: z.enum(MESSAGE_STATUSES) })
export const messageResponseSchema = z.object({ message: inboxMessageSchema })

export const usersQuerySchema = z.extend(pageQuerySchema(ADMIN_PAGE_SIZE), {
  /** Part of a name or an address. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(120))),
})
/** Fields for support; without CPF, phone and transcriptions. */
const managedUserSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  role: z.enum(['user', 'admin']),
  is_active: z.boolean(),
  language: z.string(),
  created_at: z.string(),
})
export type ManagedUser = z.output<typeof managedUserSchema>
export const usersResponseSchema = pageOf(managedUserSchema)

/** 409 `admin.ownAccount` for one's own account. */
export const userChangesSchema = z.strictObject({ is_active: z.boolean() })
export const userResponseSchema = z.object({ user: managedUserSchema })
