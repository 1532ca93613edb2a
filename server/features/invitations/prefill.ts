/**
 * `POST /api/registration/prefill` (REG-18): exchanges an invitation for the fields it contains. Reusable until its
 * address has an account. Only addresses with a valid signature are looked up (anti-enumeration).
 */
import type { Context } from 'hono'
import { prefillRequestSchema } from '#contracts/api/registration-prefill.ts'
import type { Queries } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { readJson } from '#server/http/json-request.ts'
import { readInvitation } from './route.ts'

export const prefill =
  ({ db, signingKey, olderSigningKeys }: { db: Queries; signingKey: string; olderSigningKeys: readonly string[] }) =>
  async (c: Context<AppEnv>) => {
    const { invitation } = await readJson(c, prefillRequestSchema)
    const fields = await readInvitation([signingKey, ...olderSigningKeys], invitation)
    if (fields === null) throw new Refusal('registration.invitationInvalid')
    const accounts = await db.query('select 1 from auth.users where email = $1', [fields.email])
    if (accounts.length > 0) throw new Refusal('registration.invitationInvalid')
    return c.json(fields)
  }
