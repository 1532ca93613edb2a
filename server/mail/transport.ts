/** Sends a mail over SMTP. */
import { createTransport } from 'nodemailer'

export type Transport = { send: (mail: { to: string; subject: string; html: string; text: string }) => Promise<void> }

/** Commands that the mail server answers about this mail; to others it answers about us, and settings can be put right. */
const ABOUT_THE_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA'])

/** The code of a refusal for good, such as `550` for an address that does not exist; null where another try may help. */
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
    send: async ({ to, subject, html, text }) => {
      // An address object is written into the header as it is, and never read as a list of recipients.
      await smtp.sendMail({
        to: { name: '', address: to },
        subject,
        html,
        text,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
  }
}
