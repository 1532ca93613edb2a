/** Sends what waits in the outbox, and tries again where the mail server does not take it (reliability design S07). */
import type { Database } from '#server/embedded/database.ts'
import { describeError, type Log } from '#server/http/log.ts'
import type { Transport } from './transport.ts'

/** Minutes from each failed try to the next; after the last one nobody tries any more. */
const RETRY_MINUTES = [1, 5, 30, 120] as const
/** Minutes after which a mail counts as not sent whose sender died in between. */
const LEASE_MINUTES = 10

type Due = {
  id: string
  kind: string
  recipient: string
  subject: string
  html: string
  text: string
  attempts: number
}

export type Sender = {
  /** Sends everything that is due at `now`. Never rejects for a mail that fails. */
  sendDue: (now: Date) => Promise<void>
}

const inMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()

/** Takes one due mail, so that no other process takes it meanwhile. */
const CLAIM = `update private.outbox set attempts = attempts + 1, next_attempt_at = $2
  where id = (
    select id from private.outbox where sent_at is null and next_attempt_at <= $1
    order by next_attempt_at limit 1 for update skip locked
  )
  returning id, kind, recipient, subject, html, text, attempts`

/** Nothing of a mail stays once nobody sends it any more: it may open an account. */
const ERASE = `html = '', text = '', link = null, code = null, next_attempt_at = null`

export const createSender = ({ db, transport, log }: { db: Database; transport: Transport; log: Log }): Sender => {
  const sendOne = async (mail: Due, now: Date) => {
    try {
      await transport.send({ to: mail.recipient, subject: mail.subject, html: mail.html, text: mail.text })
      await db.query(`update private.outbox set ${ERASE}, sent_at = $2, last_error_code = null where id = $1`, [
        mail.id,
        now.toISOString(),
      ])
    } catch (error) {
      const facts = describeError(error)
      const minutes = RETRY_MINUTES[mail.attempts - 1]
      log.warn('mail not sent', { ...facts, kind: mail.kind, attempts: mail.attempts })
      await db.query(
        minutes === undefined
          ? `update private.outbox set ${ERASE}, last_error_code = $2 where id = $1`
          : `update private.outbox set last_error_code = $2, next_attempt_at = $3 where id = $1`,
        [mail.id, facts.errorCode ?? 'unknown', ...(minutes === undefined ? [] : [inMinutes(now, minutes)])],
      )
    }
  }

  return {
    sendDue: async (now) => {
      for (;;) {
        const [mail] = await db.query<Due>(CLAIM, [now.toISOString(), inMinutes(now, LEASE_MINUTES)])
        if (mail === undefined) return
        await sendOne(mail, now)
      }
    },
  }
}

const CHECK_EVERY_MS = 5_000

/** Looks for due mail now and then, one look at a time. Returns the function that stops it once the mail under way is through. */
export const startMailLoop = (sender: Sender, log: Log): (() => Promise<void>) => {
  let looking: Promise<void> | null = null
  const look = () => {
    looking ??= sender
      .sendDue(new Date())
      .catch((error: unknown) => log.error('outbox', describeError(error)))
      .finally(() => {
        looking = null
      })
  }
  const timer = setInterval(look, CHECK_EVERY_MS)
  look()
  return async () => {
    clearInterval(timer)
    await looking
  }
}
