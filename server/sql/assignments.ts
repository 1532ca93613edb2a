/** SQL of the columns that a request names. Names come from our own code only, values are parameters. */
import type { Queries } from '#server/database/database.ts'

type Values = Readonly<Record<string, unknown>>

/** Parameters start at `$2`; `$1` is the owner's id. Undefined values are left out, null is written. */
export const assignments = (values: Values) => {
  const named = Object.entries(values).filter(([, value]) => value !== undefined)
  const places = named.map((_, index) => `$${index + 2}`)
  return {
    columns: named.map(([column]) => column),
    values: named.map(([, value]) => value),
    places: places.join(', '),
    set: named.map(([column], index) => `${column} = ${places[index]}`).join(', '),
  }
}

/** Upserts the person's own row of a table keyed by `user_id`; columns without a value stay unchanged. */
export const upsertOwn = async (queries: Queries, table: string, userId: string, values: Values): Promise<void> => {
  const { columns, places, set, values: parameters } = assignments(values)
  if (columns.length === 0) return
  await queries.query(
    `insert into ${table} (user_id, ${columns.join(', ')}) values ($1, ${places})
     on conflict (user_id) do update set ${set}`,
    [userId, ...parameters],
  )
}
