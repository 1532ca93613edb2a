/** The link of either mailbox of an e-mail change, apart from the change: its page loads nothing else of it. */
import * as z from 'zod/mini'

export const MAILBOXES = ['current', 'new'] as const
/** `current`: the mailbox of the present address; `new`: that of the requested one. */
export type Mailbox = (typeof MAILBOXES)[number]

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
