/** Invitations to register (REG-18): issued to the messaging platform, which sends the link to the person. */
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import {
  type Invitation,
  INVITATION_PARAMETER,
  type InvitationRequest,
  invitationRequestSchema,
} from '#contracts/api/invitation.ts'
import { emailField, namedLineField, phoneField } from '#contracts/forms/fields.ts'
import type { Prefill } from '#contracts/api/registration-prefill.ts'
import { INVITATION_TTL_DAYS } from '#contracts/limits.ts'
import { pathOf } from '#contracts/routes.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { readJson } from '#server/http/json-request.ts'

const DAY = 86_400_000

const AUDIENCE = 'registration'
const ALGORITHM = 'HS256'

/** Also a name that violates the current rule: the form refuses it until it is changed. */
const invitationSchema = z.object({ name: namedLineField, phone: phoneField, email: emailField })

/** Domain separation: no other token that we sign is accepted as an invitation, nor the reverse. */
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

/** Link to the registration page, and its expiry. */
export const issueInvitation = async (
  { signingKey, origin }: { signingKey: string; origin: string },
  { name, phone_number: phone, email, language }: InvitationRequest,
): Promise<Invitation> => {
  const expiresAt = new Date(Date.now() + INVITATION_TTL_DAYS * DAY)
  const link = new URL(pathOf('register', language), origin)
  link.searchParams.set(INVITATION_PARAMETER, await signInvitation(signingKey, { name, phone, email }, { expiresAt }))
  return { link: link.href, expires_at: expiresAt.toISOString() }
}

export const createInvitation =
  (deps: { signingKey: string; origin: string }) =>
  async (c: Context<AppEnv>): Promise<Response> =>
    c.json(await issueInvitation(deps, await readJson(c, invitationRequestSchema)), 201)

const readSigned = async (signingKey: string, token: string): Promise<Prefill | null> => {
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

/** The fields of an unexpired invitation that was signed with any of the keys, else null. */
export const readInvitation = async (signingKeys: readonly string[], token: string): Promise<Prefill | null> => {
  for (const key of signingKeys) {
    const fields = await readSigned(key, token)
    if (fields !== null) return fields
  }
  return null
}
