/** Why people cancel or leave, kept with nothing that says who (DATA-14). */
import type { Queries } from '#server/embedded/database.ts'

/** One line of printable text; null for an empty answer. */
export const recordChurnReason = async (queries: Queries, reason: string | null | undefined): Promise<void> => {
  const text = (reason ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim()
  if (text !== '') await queries.query('insert into private.leaving_reasons (reason) values ($1)', [text])
}
