/** Transactional outbox: a mail is a row, inserted in the transaction it is about, and sent later (see `sender.ts`). */
import type { Database, Queries } from '#server/database/database.ts'
import { fillMail, type Mail } from './mail.ts'

export type Outbox = {
  /** `queries` may be a transaction: then the mail is committed with it. Replies go to `replyTo`, if not to the sender. */
  enqueue: (queries: Queries, mail: Mail, replyTo?: string) => Promise<void>
}

/**
 * @param isSent whether mails are sent; otherwise they stay for the mailbox page, and a later start with SMTP settings
 *   does not send them
 */
export const createOutbox = ({ isSent }: { isSent: boolean }): Outbox => ({
  enqueue: async (queries, mail, replyTo) => {
    const { subject, html, text } = fillMail(mail)
    await queries.query(
      `insert into private.outbox (kind, recipient, reply_to, language, subject, html, text, link, code, next_attempt_at,
         user_uuid)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $10::boolean then now() end,
         (select id from public.users where email = $2 limit 1))`,
      [
        mail.kind,
        mail.to,
        replyTo ?? null,
        mail.language,
        subject,
        html,
        text,
        mail.link,
        'code' in mail ? mail.code : null,
        isSent,
      ],
    )
  },
})

/** A mail as the mailbox page shows it. `sentAt` is when it was enqueued, ISO 8601. */
export type MailboxMail = {
  id: string
  to: string
  kind: string
  language: string
  subject: string
  link: string | null
  code: string | null
  sentAt: string
  html: string
  text: string
}

const MAILBOX_SIZE = 200

const COLUMNS = `id, recipient as "to", kind, language, subject, link, code, created_at as "sentAt", html, text`

/** Newest first; only mails to one address if it is given. */
export const readMailbox = (db: Database, to?: string): Promise<MailboxMail[]> =>
  db.query<MailboxMail>(
    `select ${COLUMNS} from private.outbox ${to === undefined ? '' : 'where recipient = $1'}
     order by created_at desc, id limit ${MAILBOX_SIZE}`,
    to === undefined ? [] : [to],
  )

export const readMail = async (db: Database, id: string): Promise<MailboxMail | null> =>
  (await db.query<MailboxMail>(`select ${COLUMNS} from private.outbox where id = $1`, [id]))[0] ?? null
