/** Counts undelivered mails. */
import type { Queries } from '#server/database/database.ts'
import { IS_GIVEN_UP } from './given-up.ts'

export type MailCount = {
  /** Waiting for fifteen minutes or longer. */
  waiting: number
  /** Given up in the last three days. */
  givenUp: number
}

export const countMails = async ({ query }: Pick<Queries, 'query'>): Promise<MailCount> => {
  const [counts] = await query<MailCount>(
    `select
       (count(*) filter (where next_attempt_at is not null and created_at < now() - interval '15 minutes'))::int as waiting,
       (count(*) filter (where ${IS_GIVEN_UP}))::int as "givenUp"
     from private.outbox where sent_at is null`,
  )
  return counts ?? { waiting: 0, givenUp: 0 }
}
