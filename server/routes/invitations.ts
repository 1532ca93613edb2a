/** Invitations to register (D10): signed by us for the messaging platform, which mails them as `?convite=TOKEN`. */
import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { emailField, nameField, phoneField } from '#contracts/forms/fields.ts'
import type { Prefill } from '#contracts/api/registration-prefill.ts'

const AUDIENCE = 'registration'
const ALGORITHM = 'HS256'

const invitationSchema = z.object({ name: nameField, phone: phoneField, email: emailField })

/** A key of its own, so that no other token we sign reads as an invitation, nor the reverse. */
const keyFor = (signingKey: string) => new TextEncoder().encode(`invitation:${signingKey}`)

export const signInvitation = (
  signingKey: string,
  invitation: Prefill,
  { expiresAt }: { expiresAt: Date },
): Promise<string> =>
  new SignJWT(invitation)
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setExpirationTime(expiresAt)
    .sign(keyFor(signingKey))

/** The three fields of an invitation that is ours and not over, else null. */
export const readInvitation = async (signingKey: string, token: string): Promise<Prefill | null> => {
  try {
    const { payload } = await jwtVerify(token, keyFor(signingKey), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      requiredClaims: ['exp'],
    })
    const parsed = invitationSchema.safeParse(payload)
    return parsed.success ? parsed.data : null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
