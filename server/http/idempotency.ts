/**
 * Idempotency of writes (API-16): a retry with the same `Idempotency-Key` gets the stored answer for a day, without a
 * second effect. Only successful answers are stored; a refused request may be retried with its key. A handler stores its
 * answer with its effect (`answerWithin`, API-31), unless the effect is the same when it is repeated.
 */
import { createHmac, randomUUID } from 'node:crypto'
import type { Context, Handler } from 'hono'
import { startLeaseRenewal } from '#server/base/lease-renewal.ts'
import { importKey, openText, sealText } from '#server/crypto/envelope.ts'
import { sha256Hex } from '#server/crypto/sha256.ts'
import type { Database, Queries } from '#server/database/database.ts'
import type { AppEnv } from './app-env.ts'
import { Refusal } from './failures.ts'

export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

type Deps = { db: Database; signingKey: string; olderSigningKeys: readonly string[] }

/** Keyed, since a body can be guessed. */
type Digests = { bodyDigest: string; answerKey: Uint8Array<ArrayBuffer> }

/** A request with a key. `id` is the same on every server while the signing key is rotated, so that they share a claim. */
type KeyedRequest = { id: string; userId: string | null; digests: Digests; olderDigests: readonly Digests[] }

type Answer = { status: 200 | 201 | 202; body: string }

/** Null without the header. Throws `request.invalid` for a malformed key. */
export const idempotencyKeyOf = (c: Context<AppEnv>): string | null => {
  const header = c.req.header(IDEMPOTENCY_HEADER)
  if (header === undefined) return null
  if (!/^[\w-]{16,200}$/.test(header)) throw new Refusal('request.invalid')
  return header
}

const keyedRequestOf = async (
  c: Context<AppEnv>,
  { signingKey, olderSigningKeys }: Deps,
  call: string,
  key: string,
): Promise<KeyedRequest> => {
  // Absent for calls without authentication.
  const userId = c.get('caller')?.userId ?? null
  const body = await c.req.text()
  const textOf = (use: string, text: string) => JSON.stringify([use, userId, call, key, text])
  const digestsBy = (secret: string): Digests => {
    const digest = (use: string, text: string) => createHmac('sha256', secret).update(textOf(use, text)).digest()
    return {
      bodyDigest: digest('repeat-body', body).toString('hex'),
      // Derived from the caller's key, so that the table alone does not suffice to decrypt an answer.
      answerKey: new Uint8Array(digest('repeat-answer', '')),
    }
  }
  return {
    id: sha256Hex(textOf('repeat', '')),
    userId,
    digests: digestsBy(signingKey),
    olderDigests: olderSigningKeys.map(digestsBy),
  }
}

/** Identifies this process in its claims. */
const PROCESS_ID = randomUUID()

/** Duration of a claim without a renewal, and milliseconds between renewals while the request is in progress. */
const LEASE = { duration: '15 seconds', renewEvery: 5_000 }

/**
 * A claim of a crashed process is released after its lease, and rows are deleted after a day. The embedded database has
 * one server at a time: there a claim of an earlier process is released at once.
 */
const CLAIM = `insert into private.repeats (id, user_uuid, body_digest, claimed_by) values ($1, $2, $3, $4)
  on conflict (id) do update set body_digest = excluded.body_digest, answer = null, created_at = now(),
    claimed_by = excluded.claimed_by
    where repeats.created_at < now() - case when repeats.answer is null then interval '${LEASE.duration}' else interval '1 day' end
      or ($5 and repeats.answer is null and repeats.claimed_by is distinct from excluded.claimed_by)
  returning id`

const claim = async ({ db }: Deps, { id, userId, digests }: KeyedRequest) =>
  (await db.query(CLAIM, [id, userId, digests.bodyDigest, PROCESS_ID, db.kind === 'pglite'])).length === 1

/** The stored answer. Throws `request.conflict` for a key used with another body, or by a request in progress. */
const storedAnswer = async ({ db }: Deps, { id, digests, olderDigests }: KeyedRequest): Promise<Answer> => {
  const [row] = await db.query<{ body_digest: string; answer: string | null }>(
    'select body_digest, answer from private.repeats where id = $1',
    [id],
  )
  const stored = [digests, ...olderDigests].find(({ bodyDigest }) => bodyDigest === row?.body_digest)
  if (!row?.answer || stored === undefined) throw new Refusal('request.conflict')
  const opened = await openText(await importKey(stored.answerKey), row.answer, id)
  if (opened === null) throw new Error('A stored answer could not be decrypted.')
  return JSON.parse(opened) as Answer
}

/** Another server may have taken over after missed renewals. */
const OWN_CLAIM = 'id = $1 and claimed_by = $2 and answer is null'

const dropClaim = ({ db }: Deps, { id }: KeyedRequest) =>
  db.query(`delete from private.repeats where ${OWN_CLAIM}`, [id, PROCESS_ID])

/** Whether the claim was still ours, and without an answer. */
const storeAnswer = async (queries: Queries, { id, digests }: KeyedRequest, answer: Answer): Promise<boolean> => {
  const sealed = await sealText(await importKey(digests.answerKey), JSON.stringify(answer), id)
  const store = `update private.repeats set answer = $3 where ${OWN_CLAIM} returning id`
  return (await queries.query(store, [id, PROCESS_ID, sealed])).length === 1
}

const renewClaim = ({ db }: Deps, { id }: KeyedRequest) =>
  db.query(`update private.repeats set created_at = now() where ${OWN_CLAIM}`, [id, PROCESS_ID])

/**
 * Stores the answer of a request with a key in the transaction of its effect: a server that ends afterwards has stored both,
 * one that ends before has stored neither. Throws if another server has taken over the request, which undoes the effect.
 * The handler then answers the same with `c.json`.
 */
export const answerWithin = async (
  c: Context<AppEnv>,
  queries: Queries,
  answer: object,
  status: Answer['status'],
): Promise<void> => {
  const isStored = (await c.get('storeAnswer')?.(queries, { status, body: JSON.stringify(answer) })) ?? true
  if (!isStored) throw new Refusal('request.conflict')
}

/**
 * Wraps the handler of calls whose row says `idempotent: 'wrapper'` (contracts/api/endpoints). No middleware: after a
 * timeout `c.res` is the 503, while the handler still writes and its answer is the one to store.
 */
export const idempotent =
  (deps: Deps, call: string, { renewEvery }: { renewEvery: number } = LEASE) =>
  (handler: Handler<AppEnv>): Handler<AppEnv> =>
  async (c, next): Promise<Response> => {
    const answerOf = async () => (await handler(c, next)) as Response
    const key = idempotencyKeyOf(c)
    if (key === null) return answerOf()
    const request = await keyedRequestOf(c, deps, call, key)
    if (!(await claim(deps, request))) {
      const { status, body } = await storedAnswer(deps, request)
      return c.body(body, status, { 'Content-Type': 'application/json' })
    }
    c.set('storeAnswer', (queries, answer) => storeAnswer(queries, request, answer))
    const stopRenewal = startLeaseRenewal(() => renewClaim(deps, request), renewEvery)
    try {
      const answer = await answerOf().catch(async (error: unknown) => {
        // Otherwise the claim ends with its lease.
        await dropClaim(deps, request).catch(() => undefined)
        throw error
      })
      if (answer.ok) {
        const { status } = answer as { status: Answer['status'] }
        await storeAnswer(deps.db, request, { status, body: await answer.clone().text() })
      } else await dropClaim(deps, request)
      return answer
    } finally {
      stopRenewal()
    }
  }
