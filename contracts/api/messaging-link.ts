/**
 * Linking the number one's audios come from (SCRIBE-22). The page shows a code (`POST /api/user/messaging-link`), the
 * person sends it from the phone, and the messaging platform hands it over (`POST /api/ingest/links`): whoever sends it
 * holds the number. A number belongs to one account.
 */
import * as z from 'zod/mini'

export const messagingLinkResponseSchema = z.object({
  link: z.nullable(z.object({ phone_masked: z.string(), linked_at: z.string() })),
  /** The code that can still be sent; null once it was used, replaced or is over. */
  open_code: z.nullable(
    z.object({
      expires_at: z.string(),
      /** It was sent last from a number that another account has. */
      is_number_in_use: z.boolean(),
    }),
  ),
})
export type MessagingLinkStatus = z.output<typeof messagingLinkResponseSchema>
export type MessagingLink = MessagingLinkStatus['link']

export const linkCodeResponseSchema = z.object({
  /** Eight characters; the one before it stops working. */
  code: z.string(),
  expires_at: z.string(),
})
export type LinkCode = z.output<typeof linkCodeResponseSchema>

/** From the platform: the code as written (spaces and case do not matter) and the number it came from. */
export const linkRequestSchema = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(40)),
  phone_number: z.string().check(z.regex(/^\+\d{10,15}$/)),
})

/** 404 `link.codeInvalid` for a code that is unknown, used or over; 409 `link.numberInUse` for another account's number. */
export const linkResponseSchema = z.object({ linked: z.literal(true) })
