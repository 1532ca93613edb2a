/** The part of `overdue.ts` about the queue of mails and the operations page. */
import { randomBytes } from 'node:crypto'
import type { Member } from './members.ts'
import type { Query, Trace } from './overdue.ts'

const hex = () => randomBytes(4).toString('hex')

const insertMail = async (query: Query, age: string, { email }: Member): Promise<Trace> => {
  await query(
    `insert into private.outbox (kind, recipient, language, subject, html, text, next_attempt_at, last_error_code, created_at)
     values ('exportReady', $2, 'pt', '', 'Oi', 'Oi', null, '550', now() - $1::interval)`,
    age,
    email,
  )
  return {
    sql: `select 1 from private.outbox where recipient = $1 and kind = 'exportReady' and html <> ''`,
    values: [email],
  }
}

const insertServer = async (query: Query, age: string): Promise<Trace> => {
  const instance = hex()
  await query(
    `insert into private.servers (instance, role, version, started_at, seen_at)
     values ($2, 'web', '1', now(), now() - $1::interval)`,
    age,
    instance,
  )
  return { sql: 'select 1 from private.servers where instance = $1', values: [instance] }
}

const insertHit = async (query: Query, age: string): Promise<Trace> => {
  const name = hex()
  await query(`insert into private.limit_hits (name, minute, hits) values ($2, now() - $1::interval, 1)`, age, name)
  return { sql: 'select 1 from private.limit_hits where name = $1', values: [name] }
}

export const OVERDUE_OPERATIONS = {
  givenUpMailContent: { insert: insertMail, overdue: '73 hours', notYet: '71 hours' },
  stoppedServers: { insert: insertServer, overdue: '25 hours', notYet: '23 hours' },
  rateLimitHits: { insert: insertHit, overdue: '25 hours', notYet: '23 hours' },
}
