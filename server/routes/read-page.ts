/** One page of a list, and how many rows the list has in all. */
import type { Queries, Row } from '#server/embedded/database.ts'

type List = {
  /** What is selected. Must not name parameters: those of `from` alone are counted. */
  columns: string
  /** Table and condition; parameters are `values`, from `$1` on. */
  from: string
  order: string
  values?: readonly unknown[]
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is selected is text, and only the caller knows its rows
export const readPage = async <T extends Row>(
  queries: Queries,
  { columns, from, order, values = [] }: List,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: T[]; total: number }> => {
  const next = values.length + 1
  const data = await queries.query<T>(
    `select ${columns} from ${from} order by ${order} limit $${next} offset $${next + 1}`,
    [...values, limit, offset],
  )
  const [counted] = await queries.query<{ total: number }>(`select count(*)::int as total from ${from}`, values)
  return { data, total: counted?.total ?? 0 }
}
