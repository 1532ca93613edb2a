/**
 * Links the phone number that audios come from (SCRIBE-22). The page shows a code (`POST /api/user/messaging-link`),
 * the user sends it from the phone, and the messaging platform delivers it (`POST /api/ingest/links`), which proves
 * possession of the number. A number is linked to one account at most.
 */
import * as z from 'zod/mini'

export const messagingLinkResponseSchema = z.object({
  link: z.nullable(z.object({ phone_masked: z.string(), linked_at: z.string() })),
  /** The pending code; null once it was used, replaced or has expired. */
  open_code: z.nullable(
    z.object({
      expires_at: z.string(),
      /** Whether it was last sent from a number that is linked to another account. */
      is_number_in_use: z.boolean(),
    }),
  ),
})
export type MessagingLinkStatus = z.output<typeof messagingLinkResponseSchema>
export type MessagingLink = MessagingLinkStatus['link']

export const linkCodeResponseSchema = z.object({
  /** Eight characters; invalidates the previous code. */
  code: z.string(),
  expires_at: z.string(),
})
export type LinkCode = z.output<typeof linkCodeResponseSchema>

/** From the platform: the code as typed (spaces and case are ignored) and the sender's number. */
export const linkRequestSchema = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(40)),
  phone_number: z.string().check(z.regex(/^\+\d{10,15}$/)),
})

/**
 * The same delivery again is answered as the first. 404 `link.codeInvalid` for an unknown or expired code, or one that was used
 * from another number; 409 `link.numberInUse` for another account's number.
 */
export const linkResponseSchema = z.object({ linked: z.literal(true) })
