/**
 * Idempotency for forms that send a mail and have no key: a repeat of a request from the same network within a minute
 * gets the stored answer, instead of a refusal by the minimum interval between mails, whichever server it reaches.
 */
import { createHmac } from 'node:crypto'
import { EMAIL_RESEND_INTERVAL } from '#contracts/limits.ts'
import { importKey, openText, sealText } from '#server/crypto/envelope.ts'
import type { Database } from '#server/database/database.ts'

type KeyedCall = { call: string; network: string; request: unknown }

export type RecentAnswers = {
  /** The stored answer; undefined if there is none. */
  get: (keyedCall: KeyedCall) => Promise<object | undefined>
  store: <T extends object>(keyedCall: KeyedCall, answer: T) => Promise<T>
}

/** Beside the answers of `server/http/idempotency.ts`, which the maintenance deletes after a day. */
const STORE = `insert into private.repeats (id, body_digest, answer) values ($1, $1, $2)
  on conflict (id) do update set answer = excluded.answer, created_at = now()`

const SELECT = `select answer from private.repeats
  where id = $1 and created_at > now() - $2::integer * interval '1 millisecond'`

/**
 * Stores a digest of the request, which may contain a password, and seals the answer with a key derived from the
 * request: the table alone does not suffice to read it.
 */
export const createRecentAnswers = (db: Pick<Database, 'query'>, signingKey: string): RecentAnswers => {
  const digest = (use: string, { call, network, request }: KeyedCall) =>
    createHmac('sha256', signingKey)
      .update(JSON.stringify([use, call, network, request]))
      .digest()
  const idOf = (keyedCall: KeyedCall) => digest('same-again', keyedCall).toString('hex')
  const keyOf = (keyedCall: KeyedCall) => importKey(new Uint8Array(digest('same-again-answer', keyedCall)))
  return {
    get: async (keyedCall) => {
      const id = idOf(keyedCall)
      const [row] = await db.query<{ answer: string }>(SELECT, [id, EMAIL_RESEND_INTERVAL])
      const opened = row === undefined ? null : await openText(await keyOf(keyedCall), row.answer, id)
      return opened === null ? undefined : (JSON.parse(opened) as object)
    },
    store: async (keyedCall, answer) => {
      const id = idOf(keyedCall)
      await db.query(STORE, [id, await sealText(await keyOf(keyedCall), JSON.stringify(answer), id)])
      return answer
    },
  }
}
