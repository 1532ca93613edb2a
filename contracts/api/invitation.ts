/**
 * `POST /api/ingest/invitations` (REG-18): the messaging platform requests a link to the registration, prefilled for
 * one person.
 */
import * as z from 'zod/mini'
import { emailField, nameField, phoneField } from '../forms/fields.ts'
import { LANGUAGES } from '../languages.ts'

/** Query parameter of the registration page that carries an invitation token. */
export const INVITATION_PARAMETER = 'convite'

export const invitationRequestSchema = z.strictObject({
  name: nameField,
  phone_number: phoneField,
  email: emailField,
  /** Language of the page that the link opens. */
  language: z._default(z.enum(LANGUAGES), 'pt'),
})
export type InvitationRequest = z.output<typeof invitationRequestSchema>

/** `expires_at` is ISO 8601. The answer is the same whether or not the address has an account (anti-enumeration). */
export const invitationResponseSchema = z.object({ link: z.string(), expires_at: z.string() })
export type Invitation = z.output<typeof invitationResponseSchema>
