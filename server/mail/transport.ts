/** The way out, over SMTP. */
import { createTransport } from 'nodemailer'

export type Transport = { send: (mail: { to: string; subject: string; html: string; text: string }) => Promise<void> }

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
