/** One attempt of one person with one verb on one table, and its outcome: by the answer and by the row itself. */
import type { Queries } from '#server/database/database.ts'
import type { Outcome, Verb } from '../access.matrix.ts'
import { readFixture, removeFixture, restoreFixture } from './fixture-rows.ts'
import { fixtureOf } from './fixtures.ts'
import type { Call, Person } from './people.ts'

/** Permission denied, or the value of a generated column. */
const REFUSALS: ReadonlySet<unknown> = new Set(['42501', '428C9'])

export type Attempt = { call: Call; db: Queries; table: string; token: string | null; target: Person; stranger: Person }

type Answer = Awaited<ReturnType<Call>>

const codeOf = ({ body }: Answer) => (typeof body === 'object' && body !== null && 'code' in body ? body.code : null)

const outcomeOf = (answer: Answer, hasEffect: boolean): Outcome => {
  if (answer.status < 300) return hasEffect ? 'allowed' : 'empty'
  if (REFUSALS.has(codeOf(answer)) && !hasEffect) return 'refused'
  throw new Error(`Neither allowed nor refused: ${answer.status} ${JSON.stringify(answer.body)}, effect: ${hasEffect}`)
}

const filterOf = ({ table, target }: Attempt) => {
  const [column, value] = fixtureOf(table).key(target)
  return { column, query: `${column}=eq.${value}` }
}

/** Runs `send` and puts the row back as it was. */
const observeAttempt = async (attempt: Attempt, send: () => Promise<Answer>): Promise<Outcome> => {
  const { db, table, target } = attempt
  const before = await readFixture(db, table, target)
  const answer = await send()
  const hasEffect = (await readFixture(db, table, target)) !== before
  const outcome = outcomeOf(answer, hasEffect)
  if (hasEffect) await restoreFixture(db, table, target)
  return outcome
}

const write =
  (method: string, needsNoRow: boolean) =>
  async (attempt: Attempt): Promise<Outcome> => {
    const { call, db, table, token, target } = attempt
    // An insert must not be refused only because the row exists already.
    const isRemoved = needsNoRow && table !== 'users'
    if (isRemoved) await removeFixture(db, table, target)
    const { column } = filterOf(attempt)
    const send = () =>
      needsNoRow
        ? call(`/rest/v1/${table}`, { method, token, body: fixtureOf(table).insert(target) })
        : call(`/rest/v1/${table}?on_conflict=${column}`, {
            method,
            token,
            body: { ...fixtureOf(table).insert(target), ...upsertChange(table) },
            headers: { prefer: 'resolution=merge-duplicates' },
          })
    const outcome = await observeAttempt(attempt, send)
    if (isRemoved) await restoreFixture(db, table, target)
    return outcome
  }

/** A visible change: merging a row with itself would change nothing. */
const upsertChange = (table: string) =>
  ({ user_profiles: { bio: 'Merged' }, privacy_settings: { analytics: false } })[table] ?? {}

export const ATTEMPTS: Record<Verb, (attempt: Attempt) => Promise<Outcome>> = {
  /** Reads all visible rows without a filter, and looks for the target's row. */
  select: async ({ call, table, token, target }) => {
    const answer = await call(`/rest/v1/${table}?select=*`, { token })
    const [column, value] = fixtureOf(table).key(target)
    const rows = Array.isArray(answer.body) ? (answer.body as Record<string, unknown>[]) : []
    return outcomeOf(
      answer,
      rows.some((row) => row[column] === value),
    )
  },
  count: async (attempt) => {
    const { call, table, token } = attempt
    const path = `/rest/v1/${table}?select=*&${filterOf(attempt).query}`
    const answer = await call(path, { token, headers: { prefer: 'count=exact' } })
    return outcomeOf(answer, answer.headers.get('content-range')?.endsWith('/1') === true)
  },
  insert: write('POST', true),
  upsert: write('POST', false),
  delete: (attempt) => {
    const { call, table, token } = attempt
    return observeAttempt(attempt, () =>
      call(`/rest/v1/${table}?${filterOf(attempt).query}`, { method: 'DELETE', token }),
    )
  },
}

export const attemptUpdate = (attempt: Attempt, column: string): Promise<Outcome> => {
  const { call, table, token, stranger } = attempt
  const path = `/rest/v1/${table}?${filterOf(attempt).query}`
  const body = { [column]: fixtureOf(table).values(stranger)[column] }
  return observeAttempt(attempt, () => call(path, { method: 'PATCH', token, body }))
}
