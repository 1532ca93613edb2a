/**
 * `/api/admin/*` (ADMIN-01): for administrators only, by the role in the database. Everyone else gets 403
 * `access.denied`.
 */
import * as z from 'zod/mini'
import { DEACTIVATION_REASONS, noteSchema, reasonSchema } from '../forms/activation.ts'
import { replyFormSchema, CONTACT_SUBJECTS } from '../forms/contact.ts'
import { ACTIVITY_PAGE_SIZE, ADMIN_PAGE_SIZE, USER_SEARCH_MAX_LENGTH } from '../limits.ts'
import { AUDIT_EVENTS } from './activity.ts'
import { pageSchemaOf, pageQuerySchema } from './paging.ts'

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
  /** The reply that was sent from the inbox, or null. */
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  /** Name of the administrator; empty if that account was deleted. */
  answered_by: z.nullable(z.string()),
  created_at: z.string(),
})
export type InboxMessage = z.output<typeof inboxMessageSchema>
export const inboxResponseSchema = pageSchemaOf(inboxMessageSchema)

export const messageChangesSchema = z.strictObject({ status: z.enum(MESSAGE_STATUSES) })
/** 409 `admin.alreadyAnswered` for a second, different reply; the same reply sent again has no second effect. */
export const messageReplySchema = z.strictObject(replyFormSchema.shape)
export const messageResponseSchema = z.object({ message: inboxMessageSchema })

export const USER_STATUSES = ['active', 'inactive'] as const
export const USER_PLANS = ['free', 'premium', 'enterprise'] as const
/** By name, by when the account was made, or by when it was last used; a minus reverses the order. */
export const USER_SORTS = ['-since', 'since', 'name', '-name', '-seen', 'seen'] as const
export type UserSort = (typeof USER_SORTS)[number]

export const usersQuerySchema = z.extend(pageQuerySchema(ADMIN_PAGE_SIZE), {
  /** Part of a name or an address. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(USER_SEARCH_MAX_LENGTH))),
  status: z.optional(z.enum(USER_STATUSES)),
  plan: z.optional(z.enum(USER_PLANS)),
  sort: z._default(z.enum(USER_SORTS), '-since'),
})
export type UsersQuery = z.output<typeof usersQuerySchema>
/** Fields for support; without CPF, phone and transcriptions. */
const adminUserRowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** Since when mails to the address bounce. */
  email_undeliverable_since: z.nullable(z.string()),
  role: z.enum(['user', 'admin']),
  is_active: z.boolean(),
  language: z.string(),
  /** Code of the plan that the user is entitled to now. */
  plan: z.string(),
  created_at: z.string(),
  /** When a session of the account was last opened or renewed; else when the account was made. */
  seen_at: z.string(),
})
export type AdminUserRow = z.output<typeof adminUserRowSchema>
export const usersResponseSchema = z.extend(pageSchemaOf(adminUserRowSchema), {
  /** Number of accounts that match search and plan, by status. */
  counts: z.object({ active: z.number(), inactive: z.number() }),
})
export type UsersPage = z.output<typeof usersResponseSchema>

/** 409 `admin.ownAccount` for the administrator's own account. The owner is notified of the reason; the note stays internal. */
export const userChangesSchema = z.union([
  z.strictObject({ is_active: z.literal(false), reason: reasonSchema, note: noteSchema }),
  z.strictObject({ is_active: z.literal(true), note: noteSchema }),
])
export type UserChanges = z.output<typeof userChangesSchema>
export const userResponseSchema = z.object({ user: adminUserRowSchema })

/** A user, and the number of open sessions. */
export const userDetailResponseSchema = z.object({ user: adminUserRowSchema, sessions: z.number() })
export type AdminUserDetail = z.output<typeof userDetailResponseSchema>

export const historyQuerySchema = pageQuerySchema(ACTIVITY_PAGE_SIZE)
/** Events of the account (`by` is null) and changes by administrators, newest first. */
export const historyResponseSchema = pageSchemaOf(
  z.object({
    id: z.string(),
    event: z.enum(AUDIT_EVENTS),
    at: z.string(),
    /** Name of the administrator; empty if that account was deleted. */
    by: z.nullable(z.string()),
    reason: z.nullable(z.enum(DEACTIVATION_REASONS)),
    note: z.nullable(z.string()),
  }),
)
export type UserHistory = z.output<typeof historyResponseSchema>
