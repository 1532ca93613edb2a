/** Mail servers on this machine; `startMailServer` takes mail from one account and keeps none. */
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'

/** Listens on a free port of this machine, without TLS. */
export const listenForMail = async (options: SMTPServerOptions) => {
  const server = new SMTPServer(options)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { port, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

/** Takes mail from anybody. */
export const OPEN = { authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] } satisfies SMTPServerOptions

/** Calls `handle` with what a client sent after DATA, and accepts the mail when that is done. */
export const acceptMail =
  (handle: (text: string, session: SMTPServerSession) => unknown): NonNullable<SMTPServerOptions['onData']> =>
  (stream, session, done) => {
    let text = ''
    const accept = async () => {
      await handle(text, session)
      done()
    }
    stream.setEncoding('latin1').on('data', (part: string) => (text += part))
    stream.on('end', () => void accept())
  }

/** Settings of a mail server that cannot be reached. */
export const NO_MAIL_SERVER = { url: 'smtp://127.0.0.1:1', from: 'oi@prosa.example', connections: 1, rate: null }

const USER = 'prosa'
const PASSWORD = 'right-password'

export type MailServer = {
  /** `SMTP_URL` with this password, by default the right one. */
  url: (password?: string) => string
  stop: () => Promise<void>
}

export const startMailServer = async (): Promise<MailServer> => {
  const { port, stop } = await listenForMail({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === USER && password === PASSWORD ? done(null, { user: USER }) : done(new Error('refused')),
  })
  return { url: (password = PASSWORD) => `smtp://${USER}:${password}@127.0.0.1:${port}`, stop }
}
