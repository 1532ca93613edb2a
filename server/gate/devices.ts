/** Devices of an account: stored with each session; the owner gets a mail about each new one. */
import type { Context } from 'hono'
import { deviceOf } from '#server/account/device-of.ts'
import type { Queries } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { accountById } from './accounts.ts'
import { enqueueNewDevice } from './auth-mail.ts'
import { digestsOf, type Gate } from './gate.ts'

/** Truncates the header, whose length is unlimited. */
const USER_AGENT_MAX = 400

/** The auth service in process leaves this column empty; another may have seen this server's own header. */
const KEEP_USER_AGENT = 'update auth.sessions set user_agent = $2 where id = $1 returning user_id'

/** The device of the registration is not new. */
const KEEP_DEVICE = `insert into private.known_devices as known (user_uuid, device_digest)
  select u.id, ($2::text[])[1] from public.users u where u.id = $1
    and not exists (select from private.known_devices where user_uuid = $1 and device_digest = any($2::text[]))
  on conflict (user_uuid, device_digest) do nothing
  returning exists (select from private.known_devices where user_uuid = $1) as is_another`

const isNewDevice = async (queries: Queries, userId: string, digests: readonly string[]): Promise<boolean> => {
  const [added] = await queries.query<{ is_another: boolean }>(KEEP_DEVICE, [userId, `{${digests.join()}}`])
  return added?.is_another === true
}

/** Call after authentication, for the session that was opened. */
export const recordDevice = async (gate: Gate, c: Context<AppEnv>, sessionId: string | null) => {
  if (sessionId === null) return
  const userAgent = (c.req.header('User-Agent') ?? '').slice(0, USER_AGENT_MAX)
  const device = deviceOf(userAgent)
  const digests = digestsOf(gate, 'device', `${device.browser} ${device.system}`)
  await gate.db.transaction(async (queries) => {
    const [session] = await queries.query<{ user_id: string }>(KEEP_USER_AGENT, [sessionId, userAgent])
    if (session === undefined || !(await isNewDevice(queries, session.user_id, digests))) return
    const account = await accountById(queries, session.user_id)
    if (account !== null) await enqueueNewDevice(gate, queries, account, device)
  })
}
