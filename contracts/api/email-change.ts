/**
 * Another address for an account (ADR 012). `POST` asks for it, with proof of who asks, and writes to both mailboxes; the
 * address changes when both have confirmed. Anti-enumeration: the answer never depends on whether somebody else has the
 * new address; only its owner is told.
 */
import * as z from 'zod/mini'
import { emailField } from '../forms/fields.ts'
import { proofShape } from './identity.ts'

const MAILBOXES = ['current', 'new'] as const
/** The mailbox of the current address, or of the requested one. */
export type Mailbox = (typeof MAILBOXES)[number]

/** 400 `request.invalid` with `email.unchanged` for the address that the account has already. */
export const emailChangeRequestSchema = z.strictObject({ email: emailField, ...proofShape })

/** 404 `request.notFound` where nothing waits for a confirmation. The link before it stops working. */
export const emailChangeResendSchema = z.strictObject({ mailbox: z.enum(MAILBOXES) })

const emailChangeSchema = z.object({
  new_email: z.string(),
  /** `taken`: both have confirmed, and by then somebody else had the address. */
  status: z.enum(['pending', 'expired', 'taken']),
  is_current_confirmed: z.boolean(),
  is_new_confirmed: z.boolean(),
  expires_at: z.string(),
})
export type EmailChange = z.output<typeof emailChangeSchema>

export const emailChangeResponseSchema = z.object({
  /** The address that the account has now. */
  email: z.string(),
  change: z.nullable(emailChangeSchema),
})
export type EmailChangeStatus = z.output<typeof emailChangeResponseSchema>

/** From the page that a link leads to; nobody has to be signed in there. */
export const emailConfirmationSchema = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

/** 410 `auth.linkExpired` for a link that is unknown, over or done; 409 `auth.emailTaken`. */
export const emailConfirmationResponseSchema = z.object({
  /** The mailbox that the link was sent to. */
  mailbox: z.enum(MAILBOXES),
  /** The one that has still to confirm; null once the address has changed. */
  waiting_for: z.nullable(z.enum(MAILBOXES)),
})
export type EmailConfirmation = z.output<typeof emailConfirmationResponseSchema>
