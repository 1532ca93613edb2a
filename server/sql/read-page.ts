/**
 * One page of a list, newest first unless its key says otherwise, and the number of rows in all. Keyset pagination: the
 * next page begins after the last row of this one, so that rows inserted or deleted meanwhile cause no duplicates or gaps,
 * and the last page costs as little as the first.
 */
import * as z from 'zod/mini'
import type { Page, PageQuery } from '#contracts/api/paging.ts'
import type { Reads, Row } from '#server/database/database.ts'
import { Refusal } from '#server/http/failures.ts'

export type PageKey = {
  /** Sort column; the rows have it under this name. */
  at: string
  /** A timestamp unless given. Text is compared by the collation of the expression. */
  atType?: 'text'
  /** Descending unless given. */
  direction?: 'asc'
  /** Unique column, as tie-breaker; the rows have it as `id`. */
  id: string
  idType: 'uuid' | 'bigint'
}

const NEWEST_FIRST: PageKey = { at: 'created_at', id: 'id', idType: 'uuid' }

type List = {
  /** Selected columns, the key included. Must not use parameters: only those of `where` are counted. */
  columns: string
  from: string
  /** Its parameters are `values`, from `$1` on. */
  where: string
  values?: readonly unknown[]
  key?: PageKey
}

const ID = { uuid: z.uuid(), bigint: z.string().check(z.regex(/^\d{1,18}$/)) }
/** As returned by the drivers, with microseconds. Postgres has no year 0, and no zone of 16 hours. */
const TIME = /^((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d)?$/

/** Postgres fails at a day or an hour that does not exist, where `Date` takes a later one. */
const isTime = (text: string): boolean => {
  const local = TIME.exec(text)?.[1]
  const date = new Date(`${local}Z`)
  return local !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(local)
}

/** Values that a database column can have. */
const isText = (text: string): boolean => !text.includes('\0')

const cursorOf = (row: Row, { at }: PageKey): string =>
  Buffer.from(`${String(row[at])} ${String(row['id'])}`).toString('base64url')

/** @throws Refusal `request.invalid` for an invalid cursor */
const openCursor = (cursor: string, { idType, atType }: PageKey): [at: string, id: string] => {
  const text = Buffer.from(cursor, 'base64url').toString()
  const space = text.lastIndexOf(' ')
  const [at, id] = [text.slice(0, Math.max(space, 0)), text.slice(space + 1)]
  if (!(atType === 'text' ? isText : isTime)(at) || !ID[idType].safeParse(id).success)
    throw new Refusal('request.invalid')
  return [at, id]
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the caller can name the type of the selected rows
export const readPage = async <T extends Row>(
  queries: Reads,
  { columns, from, where, values = [], key = NEWEST_FIRST }: List,
  { limit, after }: PageQuery,
): Promise<Page<T>> => {
  const next = values.length + 1
  const { at, atType = 'timestamptz', direction = 'desc', id, idType } = key
  const [rest, start] =
    after === undefined
      ? ['', []]
      : [
          `and (${at}, ${id}) ${direction === 'asc' ? '>' : '<'} ($${next + 1}::${atType}, $${next + 2}::${idType})`,
          openCursor(after, key),
        ]
  const [rows, [countRow]] = await Promise.all([
    queries.query<T>(
      `select ${columns} from ${from} where (${where}) ${rest}
       order by ${at} ${direction}, ${id} ${direction} limit $${next}`,
      // One more row, to detect whether there is another page.
      [...values, limit + 1, ...start],
    ),
    queries.query<{ total: number }>(`select count(*)::int as total from ${from} where ${where}`, values),
  ])
  const data = rows.slice(0, limit)
  const last = rows.length > limit ? data.at(-1) : undefined
  return { data, total: countRow?.total ?? 0, next: last === undefined ? null : cursorOf(last, key) }
}
