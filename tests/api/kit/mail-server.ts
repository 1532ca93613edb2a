/** A mail server on this machine that takes mail from one account and keeps none. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

const USER = 'prosa'
const PASSWORD = 'right-password'

export type MailServer = {
  /** `SMTP_URL` with this password, by default the right one. */
  url: (password?: string) => string
  stop: () => Promise<void>
}

export const startMailServer = async (): Promise<MailServer> => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === USER && password === PASSWORD ? done(null, { user: USER }) : done(new Error('refused')),
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: (password = PASSWORD) => `smtp://${USER}:${password}@127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
