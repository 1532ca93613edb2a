/**
 * Change of an account's e-mail address (ADR 012). `POST` requests it, with proof of identity, and mails both
 * mailboxes; the address changes once both have confirmed. Anti-enumeration: the answer never depends on whether the
 * new address has an account; only its owner is notified.
 */
import * as z from 'zod/mini'
import { emailField } from '../forms/fields.ts'
import { proofShape } from './reauthentication.ts'

const MAILBOXES = ['current', 'new'] as const
/** `current`: the mailbox of the present address; `new`: that of the requested one. */
export type Mailbox = (typeof MAILBOXES)[number]

/** 400 `request.invalid` with `email.unchanged` for the account's present address. */
export const emailChangeRequestSchema = z.strictObject({ email: emailField, ...proofShape })

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
  change: z.nullable(emailChangeSchema),
})
export type EmailChangeStatus = z.output<typeof emailChangeResponseSchema>

/** Sent by the page that the link opens; needs no session. */
export const emailConfirmationSchema = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

/** 410 `auth.linkExpired` for an unknown, expired or used link; 409 `auth.emailTaken`. */
export const emailConfirmationResponseSchema = z.object({
  /** The mailbox that the link was sent to. */
  mailbox: z.enum(MAILBOXES),
  /** The mailbox that still has to confirm; null once the address has changed. */
  waiting_for: z.nullable(z.enum(MAILBOXES)),
})
export type EmailConfirmation = z.output<typeof emailConfirmationResponseSchema>
