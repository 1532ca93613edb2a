/** `GET /healthz`: liveness. `GET /readyz`: readiness, by database and disk space. `GET /version`: the running release. */
import type { Context } from 'hono'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { freeBytes, MIN_FREE_BYTES } from '#server/base/free-space.ts'
import type { Release } from '#server/base/release.ts'
import { withTimeout } from '#server/base/with-timeout.ts'
import { isFromThisMachine } from '#server/http/loopback-only.ts'
import { countMails } from '#server/mail/count-mails.ts'

/** Timeout in milliseconds: a database that hangs is not ready. */
const TIMEOUT = 2_000

const NO_STORE = { 'Cache-Control': 'no-store' }

export const healthz = (c: Context<AppEnv>) => c.json({ status: 'ok' }, 200, NO_STORE)

/** The disk of a Postgres server is not checked here. */
const hasSpace = async (db: Database, dataDir: string) =>
  db.kind === 'postgres' || (await freeBytes(dataDir)) >= MIN_FREE_BYTES

const answers = (db: Database) =>
  withTimeout(TIMEOUT, db.ping()).then(
    () => true,
    () => false,
  )

/** Not rate limited: requests share one probe, which is cached for this many milliseconds. */
const CACHE_MS = 1_000

const cacheProbe = <T>(probe: () => Promise<T>): (() => Promise<T>) => {
  let current: Promise<T> | null = null
  const forget = () => {
    current = null
  }
  return () => {
    current ??= probe().finally(() => setTimeout(forget, CACHE_MS).unref())
    return current
  }
}

/** Requests over loopback only: a count could reveal whether an address was just mailed (anti-enumeration). */
const mailsFor = async (c: Context<AppEnv>, db: Database) =>
  isFromThisMachine(c) ? { mails: await withTimeout(TIMEOUT, countMails(db)).catch(() => null) } : {}

type Readiness = {
  db: Database
  dataDir: string
  /** The process was asked to stop: requests are still answered, and a balancer must send no more. */
  isStopping: () => boolean
}

export const readyz = ({ db, dataDir, isStopping }: Readiness) => {
  const probe = cacheProbe(() => Promise.all([answers(db), hasSpace(db, dataDir)]))
  return async (c: Context<AppEnv>) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503, NO_STORE)
    const [database, space] = await probe()
    const isReady = database && space
    const mails = database ? await mailsFor(c, db) : {}
    return c.json({ status: isReady ? 'ready' : 'notReady', database, space, ...mails }, isReady ? 200 : 503, NO_STORE)
  }
}

export const version =
  ({ version: number, revision, instance, startedAt }: Release) =>
  (c: Context<AppEnv>) =>
    c.json({ version: number, revision, instance, started_at: startedAt }, 200, NO_STORE)
