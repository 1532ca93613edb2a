/**
 * Change of an account's e-mail address (ADR 012). `POST` requests it, with reauthentication, and mails both
 * mailboxes; the address changes once both have confirmed. Anti-enumeration: the answer never depends on whether the
 * new address has an account; only its owner is notified.
 */
import * as z from 'zod/mini'
import { emailField } from '../forms/fields.ts'
import { MAILBOXES } from './email-confirmation.ts'
import { reauthenticationShape } from './reauthentication.ts'

/** 400 `request.invalid` with `email.unchanged` for the account's present address. */
export const emailChangeRequestSchema = z.strictObject({ email: emailField, ...reauthenticationShape })

/** 404 `request.notFound` without a pending confirmation. Invalidates the previous link of that mailbox. */
export const emailChangeResendSchema = z.strictObject({ mailbox: z.enum(MAILBOXES) })

const emailChangeSchema = z.object({
  new_email: z.string(),
  /** `taken`: both mailboxes confirmed, but the address had got an account meanwhile. */
  status: z.enum(['pending', 'expired', 'taken']),
  is_current_confirmed: z.boolean(),
  is_new_confirmed: z.boolean(),
  expires_at: z.string(),
})
export type EmailChange = z.output<typeof emailChangeSchema>

export const emailChangeResponseSchema = z.object({
  /** The account's present address. */
  email: z.string(),
  /** Since when mails to it bounce (ISO 8601); null if none did since it was last confirmed. */
  undeliverable_since: z.nullable(z.string()),
  change: z.nullable(emailChangeSchema),
})
export type EmailChangeStatus = z.output<typeof emailChangeResponseSchema>
