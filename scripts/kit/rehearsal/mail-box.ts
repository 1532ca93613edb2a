/** A mail server on this machine that stores what it receives. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { PlainError } from '../plain-error.mjs'

/** Milliseconds until a mail has to arrive. */
const MAIL_TIMEOUT = 30_000

const decoded = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

export const openMailBox = async () => {
  const mails: string[] = []
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
    onData: (stream, _session, done) => {
      let mail = ''
      stream.setEncoding('utf8').on('data', (part: string) => (mail += part))
      stream.on('end', () => {
        mails.push(decoded(mail))
        for (const check of waiting) check()
        done()
      })
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://prosa:password@127.0.0.1:${port}`,
    /** The first match in a mail that has arrived, or arrives in time. */
    found: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        const timer = setTimeout(() => reject(new PlainError(`No mail with ${pattern.source} came.`)), MAIL_TIMEOUT)
        const check = () => {
          const [match] = mails.flatMap((mail) => pattern.exec(mail)?.[0] ?? [])
          if (match === undefined) return
          clearTimeout(timer)
          waiting.delete(check)
          resolve(match)
        }
        waiting.add(check)
        check()
      }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
