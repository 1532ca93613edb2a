/** Reasons for cancelling or leaving, stored anonymously (DATA-14). */
import type { Queries } from '#server/database/database.ts'

/** Stores one line of printable text; nothing for an empty reason. */
export const recordChurnReason = async (queries: Queries, reason: string | null | undefined): Promise<void> => {
  const text = (reason ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim()
  if (text !== '') await queries.query('insert into private.leaving_reasons (reason) values ($1)', [text])
}
