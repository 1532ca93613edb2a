/** `POST /api/user/identity`: who asks is proven ahead of what cannot be undone (ACCOUNT-42). */
import type { Context } from 'hono'
import { identitySchema } from '#contracts/api/identity.ts'
import { type ReauthenticationDeps, reauthenticate } from './reauthenticate.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { readJson } from '#server/http/json-request.ts'

export const confirmIdentity = (deps: ReauthenticationDeps) => async (c: Context<AppEnv>) => {
  const { password } = await readJson(c, identitySchema)
  // A session that is new proves nothing beyond its first minutes, however often it asks.
  await reauthenticate(deps, c.get('caller'), password)
  return c.json({ success: true })
}
