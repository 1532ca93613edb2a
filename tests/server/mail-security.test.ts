/** Mail servers elsewhere: neither the password nor a mail travels without TLS. */
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { checkSmtp } from '#server/mail/check-smtp.ts'
import { connectionFailureOf } from '#server/mail/smtp-failure.ts'
import { smtpTransport } from '#server/mail/transport.ts'

/** An address of this machine that is not loopback. */
const externalAddress = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === 'IPv4' && !address.internal)?.address

const LETTER = { id: 'one', isAutomatic: true, to: 'rita@prosa.test', subject: 'x', html: '', text: 'x' }

const open: SMTPServer[] = []
afterEach(() => open.splice(0).forEach((server) => server.close()))

/** A mail server without TLS, and what it got to see. */
const withoutTls = async (host: string) => {
  const received: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => {
      received.push('a password')
      done(null, { user: 'prosa' })
    },
    onData: (stream, _session, done) => {
      received.push('a mail')
      stream.resume().on('end', () => done())
    },
  })
  open.push(server)
  await new Promise<void>((resolve) => void server.listen(0, host, resolve))
  return { url: `smtp://prosa:secret@${host}:${(server.server.address() as AddressInfo).port}`, received }
}

const send = async (url: string) => {
  const transport = smtpTransport({ url, from: 'oi@prosa.example', connections: 1, rate: null })
  await transport.send(LETTER).finally(() => transport.close())
}

it.skipIf(externalAddress === undefined)(
  'a remote mail server without TLS gets neither password nor mail',
  async () => {
    const { url, received } = await withoutTls(externalAddress ?? '')
    expect(await checkSmtp(url)).toContain('(ETLS)')
    await expect(send(url)).rejects.toMatchObject({ code: 'ETLS' })
    expect(received).toEqual([])
  },
)

it.skipIf(externalAddress === undefined)(
  'the operator can allow a mail server without TLS in a private network',
  async () => {
    const { url, received } = await withoutTls(externalAddress ?? '')
    expect(await checkSmtp(`${url}?requireTLS=false`)).toBeNull()
    await send(`${url}?requireTLS=false`)
    expect(received).toContain('a mail')
  },
)

it('a mail server on this machine needs no TLS', async () => {
  const { url, received } = await withoutTls('127.0.0.1')
  expect(await checkSmtp(url)).toBeNull()
  await send(url)
  expect(received).toContain('a mail')
})

/** Listens on this machine as those options say. */
const listen = async (options: SMTPServerOptions) => {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true, ...options })
  open.push(server)
  // A client that breaks off the TLS handshake.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return `smtp://prosa:secret@127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

const refuse = (responseCode: number) => Object.assign(new Error('Refused'), { responseCode })

it('a mail server that refuses the password, or the connection, is not reported as unreachable', async () => {
  const password = await listen({ onAuth: (_auth, _session, done) => done(refuse(535)) })
  const connection = await listen({ onConnect: (_session, done) => done(refuse(554)) })
  expect([await checkSmtp(password), await checkSmtp(connection)]).toEqual([
    expect.stringMatching(/^refuses user or password \(EAUTH\): /),
    expect.stringMatching(/^refuses the connection \(EPROTOCOL\): /),
  ])
  expect(await checkSmtp('smtp://prosa:secret@127.0.0.1:1')).toMatch(/^cannot be reached \(ESOCKET\): /)
})

// Proves OPS-108.
it('a certificate that has expired, and a port without TLS, are named as such', async () => {
  const plain = await listen({})
  // The one that the package has for tests expired years ago.
  const expired = await listen({ secure: true })
  expect([
    await checkSmtp(plain.replace('smtp:', 'smtps:')),
    await checkSmtp(expired.replace('smtp:', 'smtps:')),
  ]).toEqual([
    expect.stringMatching(/^offers no TLS that can be trusted \(ETLS\): /),
    expect.stringMatching(/^has a certificate that has expired \(CERT_HAS_EXPIRED\): /),
  ])
})

// Proves OPS-108.
it.each([
  ['certificate has expired', 'CERT_HAS_EXPIRED'],
  ['certificate is not yet valid', 'CERT_NOT_YET_VALID'],
  [
    "Hostname/IP does not match certificate's altnames: IP: 127.0.0.1 is not in the cert's list",
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ],
  ['unable to verify the first certificate', 'CERT_UNTRUSTED'],
  ['connect ECONNREFUSED 127.0.0.1:1', 'ESOCKET'],
])('of a failed connection "%s" the code is %s', (text, code) => {
  expect(connectionFailureOf(Object.assign(new Error(text), { code: 'ESOCKET' }))).toBe(code)
})
