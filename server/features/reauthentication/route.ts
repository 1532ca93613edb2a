/** `POST /api/user/identity`: reauthenticates ahead of an irreversible action (ACCOUNT-42). */
import type { Context } from 'hono'
import { reauthenticationSchema } from '#contracts/api/reauthentication.ts'
import { type ReauthenticationDeps, reauthenticate } from '#server/reauthentication/reauthenticate.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { readJson } from '#server/http/json-request.ts'
import { callerOf } from '#server/http/signed-in.ts'

export const reauthenticateSession = (deps: ReauthenticationDeps) => async (c: Context<AppEnv>) => {
  const { password } = await readJson(c, reauthenticationSchema)
  // A recent session is sufficient by its age; calling this does not extend it.
  await reauthenticate(deps, callerOf(c), password)
  return c.json({ success: true })
}
