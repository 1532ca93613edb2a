/** `/api/admin/operations` (ADMIN-26, ADMIN-27): the state of the servers and their work, and retrying a mail. */
import type { Context } from 'hono'
import {
  ATTENTION,
  type Attention,
  type GivenUpMail,
  mailRetrySchema,
  type Operations,
} from '#contracts/api/operations.ts'
import type { Database, Queries } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { readJson } from '#server/http/json-request.ts'
import { rowId } from '#server/http/row-id.ts'
import { callerOf } from '#server/http/signed-in.ts'
import { IS_GIVEN_UP } from '#server/mail/given-up.ts'
import { type OperationsState, readState } from './read-state.ts'

type Deps = { db: Database }

const SHOWN = 20

const MAILS = `select id, kind, created_at, attempts, last_error_code as code, html <> '' as can_retry,
    case when last_error_code = 'expired' then 'expired' when last_error_code ~ '^[45][0-9]{2}$' then 'refused'
      when last_error_code in ('EAUTH', 'ENOAUTH') then 'credentialsRefused'
      else 'unreachable' end as failure
  from private.outbox where ${IS_GIVEN_UP} order by created_at desc, id limit ${SHOWN}`

const SERVERS = `select instance, role, version, started_at, seen_at from private.servers
  where seen_at > now() - interval '2 minutes' order by role, started_at, instance`

const LIMITS = `select name, sum(hits)::int as hits from private.limit_hits where minute > now() - interval '1 hour'
  group by name order by 2 desc, 1`

const MINUTE = 60_000
const LATE = { mails: 15 * 60, maintenance: 2 * 60 * MINUTE }

/** In the order of their urgency. */
const attentionOf = (state: OperationsState, servers: Operations['servers']): Attention[] => {
  const signs: Record<Attention, boolean> = {
    noWorker: !servers.some(({ role }) => role !== 'web'),
    mailsLate: state.mails_oldest_seconds > LATE.mails,
    mailsGivenUp: state.mails_given_up > 0,
    exportsStuck: state.exports_stuck > 0,
    exportsFailed: state.exports_failed > 0,
    maintenanceLate: Date.now() - Date.parse(state.maintenance_at) > LATE.maintenance,
    maintenanceFailed: state.maintenance_failures > 0,
    paymentsDiffer: state.payment_differences > 0,
  }
  return ATTENTION.filter((one) => signs[one])
}

export const readOperations =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) => {
    const [state, newest, servers, limits] = await Promise.all([
      readState(db),
      db.query<GivenUpMail>(MAILS),
      db.query<Operations['servers'][number]>(SERVERS),
      db.query<Operations['limits'][number]>(LIMITS),
    ])
    return c.json({
      read_at: new Date().toISOString(),
      attention: attentionOf(state, servers),
      mails: {
        waiting: state.mails_waiting,
        oldest_at: state.mails_oldest_at,
        given_up: state.mails_given_up,
        bounced: state.mails_bounced,
        undeliverable: state.addresses_undeliverable,
        newest,
      },
      exports: {
        waiting: state.exports_waiting,
        running: state.exports_running,
        stuck: state.exports_stuck,
        failed: state.exports_failed,
      },
      maintenance: {
        last_at: state.maintenance_at,
        failures: state.maintenance_failures,
        payment_differences: state.payment_differences,
      },
      servers,
      migrations: { applied: state.migrations_applied, newest: state.newest_migration },
      limits,
      backup_at: state.backup_at,
    } satisfies Operations)
  }

/** Due at once, and notified to the servers that send. One that is due already, or was sent, is not given up: 404. */
const RETRY = `update private.outbox set next_attempt_at = now() where id = $1 and ${IS_GIVEN_UP} and html <> '' returning id`

const retry = async (queries: Queries, id: string, adminId: string) => {
  const rows = await queries.query(RETRY, [id])
  if (rows.length === 0) throw new Refusal('request.notFound')
  await queries.query(`insert into private.admin_acts (admin_uuid, act, mail_id) values ($1, 'mail.retried', $2)`, [
    adminId,
    id,
  ])
  await queries.query(`select pg_notify('prosa_mails', '')`)
}

export const retryMail =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) => {
    const id = rowId(c, 'id')
    await readJson(c, mailRetrySchema)
    await db.transaction((queries) => retry(queries, id, callerOf(c).userId))
    return c.json({ queued: true })
  }
