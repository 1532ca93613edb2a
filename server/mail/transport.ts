/** Sends a mail over SMTP. */
import { createTransport } from 'nodemailer'

type Letter = { to: string; replyTo?: string; subject: string; html: string; text: string }

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

export const smtpTransport = ({ url, from }: { url: string; from: string }): Transport => {
  const smtp = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  )
  return {
    send: async ({ to, replyTo, subject, html, text }) => {
      // An address object is written into the header unchanged, and never parsed as a list of recipients.
      await smtp.sendMail({
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        html,
        text,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
  }
}
