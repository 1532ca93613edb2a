/** Access records that the law requires of an application provider: time, account, address and port. Never logged. */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import type { Queries } from '#server/database/database.ts'
import type { AppEnv } from './app-env.ts'
import type { Peer } from './client-network.ts'
import { callerOf } from './signed-in.ts'

/** Use of an account from one address is recorded once in this interval (milliseconds), every sign-in always. */
const USE_INTERVAL = 86_400_000
/** Cache size; an evicted use is looked up in the database again. */
const MAX_KNOWN = 10_000

const RECORD = `insert into access.records (account, address, port)
  select $1, $2::text::inet, $3::integer
  where $4::boolean or not exists (
    select from access.records
    where account = $1 and address is not distinct from $2::text::inet and at > now() - interval '1 day'
  )`

const answerSchema = z.object({ user: z.object({ id: z.uuid() }) })

type Deps = { db: Queries; peer: (c: Context<AppEnv>) => Peer }

export const createAccessRecords = ({ db, peer }: Deps) => {
  const uses = new Map<string, number>()

  const record = async (account: string, { address, port }: Peer, isSignIn: boolean) => {
    await db.query(RECORD, [account, address, port, isSignIn])
    const use = `${account} ${address}`
    uses.delete(use)
    uses.set(use, Date.now())
    const [oldest] = uses.keys()
    if (uses.size > MAX_KNOWN && oldest !== undefined) uses.delete(oldest)
  }

  const isRecorded = (account: string, { address }: Peer) =>
    Date.now() - (uses.get(`${account} ${address}`) ?? -Infinity) < USE_INTERVAL

  return {
    /** Wraps calls that answer with a session: records each sign-in, and a refresh from another address. */
    recordSignIn: createMiddleware<AppEnv>(async (c, next) => {
      await next()
      if (c.res.status !== 200) return
      const { data } = answerSchema.safeParse(await c.res.clone().json())
      if (data !== undefined) await record(data.user.id, peer(c), c.req.query('grant_type') !== 'refresh_token')
    }),
    /** Requires `signedIn` before it. */
    recordUse: createMiddleware<AppEnv>(async (c, next) => {
      const { userId } = callerOf(c)
      if (!isRecorded(userId, peer(c))) await record(userId, peer(c), false)
      await next()
    }),
  }
}
export type AccessRecords = ReturnType<typeof createAccessRecords>
