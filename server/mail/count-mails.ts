/** Counts undelivered mails. */
import type { Queries } from '#server/embedded/database.ts'

export type MailCount = {
  /** Waiting for fifteen minutes or longer. */
  waiting: number
  /** Given up, and created in the last three days. */
  givenUp: number
}

export const countMails = async ({ query }: Pick<Queries, 'query'>): Promise<MailCount> => {
  const [counted] = await query<MailCount>(
    `select
       (count(*) filter (where next_attempt_at is not null and created_at < now() - interval '15 minutes'))::int as waiting,
       (count(*) filter (where next_attempt_at is null and last_error_code is not null
         and created_at > now() - interval '3 days'))::int as "givenUp"
     from private.outbox where sent_at is null`,
  )
  return counted ?? { waiting: 0, givenUp: 0 }
}
