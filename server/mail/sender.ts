/** Sends the mails in the outbox, with retries and backoff. */
import { EMAIL_CHANGE_TTL, EMAIL_LINK_TTL_SECONDS, PIX_TTL } from '#contracts/limits.ts'
import type { MailKind } from '#contracts/mail-kinds.ts'
import type { Database } from '#server/database/database.ts'
import { describeError, type Log } from '#server/base/log.ts'
import type { Metrics } from '#server/base/metrics.ts'
import { IS_REQUESTED } from './requested-mails.ts'
import { countMails, type MailCount } from './count-mails.ts'
import type { ReturnPaths } from './return-path.ts'
import { mailFailureOf } from './smtp-failure.ts'
import { permanentRefusal, type Transport } from './transport.ts'

/** Minutes between attempts; the last one repeats. */
const RETRY_MINUTES = [1, 5, 15, 30, 60, 120, 240] as const
/** Lease in minutes: after it, a mail whose sending process crashed is due again. */
const LEASE_MINUTES = 10

/** Minutes until a mail is given up. */
const TRIED_FOR = 2 * 24 * 60
/** Minutes after which a mail is useless, since its link or code has expired. */
const LIFETIME_MINUTES: Partial<Record<MailKind, number>> = {
  confirmation: EMAIL_LINK_TTL_SECONDS / 60,
  recovery: EMAIL_LINK_TTL_SECONDS / 60,
  emailChangeCurrent: EMAIL_CHANGE_TTL / 60_000,
  emailChangeNew: EMAIL_CHANGE_TTL / 60_000,
  pixWaiting: PIX_TTL / 60_000,
}

type DueMail = {
  id: string
  kind: MailKind
  recipient: string
  reply_to: string | null
  subject: string
  html: string
  text: string
  attempts: number
  written: string
  /** By the database's clock, as all times of a mail. */
  claimed: string
  /** Mails to this person bounced at this address. */
  is_undeliverable: boolean
  /** The subject of the mail has ended meanwhile. */
  is_over: boolean
}

export type Sender = {
  /**
   * Sends every mail that is due, until `stop` is aborted. Calls may overlap: together they send as many mails at once as
   * there are connections. Never rejects; errors are logged.
   */
  sendDue: (stop?: AbortSignal) => Promise<void>
  count: () => Promise<MailCount>
}

const addMinutes = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000)

/** A Pix that was paid, cancelled or not paid in time: the code in the mail must not be paid. */
const IS_PIX_OVER = `mail.kind = 'pixWaiting' and not exists (
  select from public.payments p
  where p.user_uuid = mail.user_uuid and p.status = 'pending' and p.expires_at > now()
    and strpos(mail.text, p.pix_code) > 0)`

/**
 * The link confirms nothing any more: the change was cancelled, replaced or completed, it has expired or the address is
 * taken, its mailbox has confirmed, or a later mail has another link.
 */
const IS_CHANGE_OVER = `mail.kind in ('emailChangeCurrent', 'emailChangeNew') and not exists (
  select from private.email_changes c
  where c.expires_at > now() and c.taken_at is null
    and encode(sha256(convert_to(substring(mail.link from 'token_hash=([^&]*)'), 'UTF8')), 'hex') = case
      when mail.kind = 'emailChangeNew' and c.new_confirmed_at is null then c.new_token_hash
      when mail.kind = 'emailChangeCurrent' and c.current_confirmed_at is null then c.current_token_hash
    end)`

const IS_OVER = `(${IS_PIX_OVER} or ${IS_CHANGE_OVER})`

/**
 * Claims one due mail, so that no other process sends it too. By the clock of the database, which wrote when it is due: on a
 * server whose clock is a moment behind, a mail just enqueued would wait for the next check.
 */
const CLAIM = `update private.outbox mail
  set attempts = attempts + 1, next_attempt_at = now() + interval '${LEASE_MINUTES} minutes'
  where id = (
    select id from private.outbox where sent_at is null and next_attempt_at <= now()
    order by next_attempt_at limit 1 for update skip locked
  )
  returning id, kind, recipient, reply_to, subject, html, text, attempts, created_at as written, now() as claimed,
    exists (
      select from public.users u
      where u.id = mail.user_uuid and u.email = mail.recipient and u.email_undeliverable_since is not null
    ) as is_undeliverable, ${IS_OVER} as is_over`

/** The content of a mail that was sent, or whose link may open an account; replies may go to a visitor. */
const ERASE = `html = '', text = '', link = null, code = null, reply_to = null`

type SenderDeps = {
  db: Database
  transport: Transport
  /** Mails that are sent at once. */
  connections: number
  /** Null if bounced mails are not seen. */
  returnPaths?: ReturnPaths | null
  log: Log
  metrics: Metrics
}

type Send = (mail: DueMail) => Promise<unknown>

/** Claims and sends mails side by side. Another lane begins with each mail that was found, as long as there is room. */
const createLanes = ({ db, connections, log }: Pick<SenderDeps, 'db' | 'connections' | 'log'>, send: Send) => {
  const lanes = new Set<Promise<void>>()
  /** Lanes that are busy take what was enqueued since they began. */
  let calls = 0

  const sendInTurn = async (stop?: AbortSignal) => {
    for (;;) {
      if (stop?.aborted === true) return
      const callsBefore = calls
      const [mail] = await db.query<DueMail>(CLAIM)
      if (mail !== undefined) {
        begin(stop)
        await send(mail)
      } else if (calls === callsBefore) return
    }
  }
  const begin = (stop?: AbortSignal) => {
    if (lanes.size >= connections) return
    const lane = sendInTurn(stop)
      .catch((error: unknown) => log.error('mail queue failed', describeError(error)))
      .finally(() => lanes.delete(lane))
    lanes.add(lane)
  }
  return async (stop?: AbortSignal) => {
    calls += 1
    begin(stop)
    while (lanes.size > 0) await Promise.race(lanes)
  }
}

/** Neither sent nor kept: the account shows the same information. */
const suppress = (db: Database, metrics: Metrics, { id, kind }: DueMail) => {
  metrics.mail('suppressed', kind)
  return db.query('delete from private.outbox where id = $1', [id])
}

/** Mails with text that a person wrote: auto-replies are allowed, and a help desk has to accept them as messages. */
const BY_PEOPLE: ReadonlySet<MailKind> = new Set(['contactAnswer', 'contactNotification'])

const letterOf = (
  { id, kind, recipient: to, reply_to: replyTo, subject, html, text }: DueMail,
  paths: ReturnPaths | null,
) => ({
  id,
  isAutomatic: !BY_PEOPLE.has(kind),
  to,
  subject,
  html,
  text,
  ...(replyTo !== null && { replyTo }),
  ...(paths !== null && { returnPath: paths.of(id) }),
})

export const createSender = ({ transport, metrics, returnPaths = null, ...deps }: SenderDeps): Sender => {
  const { db, log } = deps
  const giveUp = async ({ id, kind, attempts }: DueMail, code: string, now: Date) => {
    metrics.mail('givenUp', kind)
    log.error('mail given up', { kind, attempts, errorCode: code })
    // An administrator may retry the others; the maintenance deletes their content three days after the first time.
    const erased = LIFETIME_MINUTES[kind] === undefined ? '' : `${ERASE}, `
    await db.query(
      `update private.outbox set ${erased}next_attempt_at = null, last_error_code = $2,
         given_up_at = coalesce(given_up_at, $3) where id = $1`,
      [id, code, now.toISOString()],
    )
  }

  const tryAgain = (mail: DueMail, code: string, at: Date) => {
    metrics.mail('postponed', mail.kind)
    return db.query(`update private.outbox set last_error_code = $2, next_attempt_at = $3 where id = $1`, [
      mail.id,
      code,
      at.toISOString(),
    ])
  }

  const sendOne = async (mail: DueMail) => {
    if (mail.is_over || (mail.is_undeliverable && !IS_REQUESTED[mail.kind])) return suppress(db, metrics, mail)
    const [written, now] = [new Date(mail.written), new Date(mail.claimed)]
    const life = LIFETIME_MINUTES[mail.kind]
    if (life !== undefined && addMinutes(written, life) < now) return giveUp(mail, 'expired', now)
    try {
      await transport.send(letterOf(mail, returnPaths))
    } catch (error) {
      const refusal = permanentRefusal(error)
      if (refusal !== null) return giveUp(mail, refusal, now)
      const code = mailFailureOf(error)
      log.warn('mail not sent', { ...describeError(error), errorCode: code, kind: mail.kind, attempts: mail.attempts })
      const next = addMinutes(now, RETRY_MINUTES[mail.attempts - 1] ?? RETRY_MINUTES.at(-1) ?? 0)
      return next < addMinutes(written, life ?? TRIED_FOR) ? tryAgain(mail, code, next) : giveUp(mail, code, now)
    }
    metrics.mail('sent', mail.kind)
    return db.query(
      `update private.outbox set ${ERASE}, next_attempt_at = null, sent_at = $2, last_error_code = null
       where id = $1`,
      [mail.id, now.toISOString()],
    )
  }

  return {
    sendDue: createLanes(deps, sendOne),
    count: () => countMails(db),
  }
}
