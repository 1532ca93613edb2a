/** Sends mails over SMTP, on connections that are kept for the next ones. */
import { createTransport } from 'nodemailer'
import { domainOf } from './domain-of.ts'
import { smtpSecurity } from './smtp-security.ts'

type Letter = {
  /** The same in each attempt: mailboxes drop duplicates. */
  id: string
  /** Written by the product, not by a person: an absence note is not an answer to it (RFC 3834). */
  isAutomatic: boolean
  to: string
  replyTo?: string
  /** The envelope sender, if it is not the one of the header. */
  returnPath?: string
  subject: string
  html: string
  text: string
}

export type Transport = { send: (mail: Letter) => Promise<void> }

/** SMTP commands whose refusal is about this mail. Others refuse the sender, which settings can fix. */
const ABOUT_THE_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA'])

/** Code of a permanent refusal, such as `550` for an unknown address; null if a retry may succeed. */
export const permanentRefusal = (error: unknown): string | null => {
  if (typeof error !== 'object' || error === null) return null
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  const isPermanent = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
  return isPermanent && ABOUT_THE_MAIL.has(command) ? String(responseCode) : null
}

const TIMEOUT_MS = 20_000
/** An unused connection is closed before the mail server does so, often after half a minute or more. */
const IDLE_MS = 10_000
/** Mails after which a connection is replaced: mail servers allow a few hundred. */
const MAX_MAILS = 100

/** The second line is for Exchange, which does not follow RFC 3834. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' }

type SmtpOptions = {
  url: string
  from: string
  /** Maximum number of open connections. */
  connections: number
  /** Maximum number of mails per second; null for no limit. */
  rate: number | null
}

/**
 * Sends as many mails at once as there are connections. Only a mail of which nothing was transmitted is retried automatically, on
 * another connection, as the first one had been closed. `close` ends unused connections, and others after their mail.
 */
export const smtpTransport = ({ url, from, connections, rate }: SmtpOptions): Transport & { close: () => void } => {
  const smtp = createTransport(
    {
      url,
      ...smtpSecurity(url),
      pool: true,
      maxConnections: connections,
      maxMessages: MAX_MAILS,
      idleTimeout: IDLE_MS,
      ...(rate !== null && { rateLimit: rate }),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from },
  )
  return {
    close: () => smtp.close(),
    send: async ({ id, isAutomatic, to, replyTo, returnPath, subject, html, text }) => {
      // An address object is taken unchanged, and never parsed as a list of recipients.
      const recipient = { name: '', address: to }
      await smtp.sendMail({
        to: recipient,
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        ...(returnPath !== undefined && { envelope: { from: returnPath, to: recipient } }),
        messageId: `<${id}@${domainOf(from)}>`,
        ...(isAutomatic && { headers: AUTOMATIC }),
        subject,
        html,
        text,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
  }
}
