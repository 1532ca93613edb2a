import { existsSync, statSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'
import { copyPreparedData } from '#tests/kit/prepared-data.ts'
import { postfixReport } from './kit/delivery-reports.ts'
import { listenForMail, OPEN, acceptMail } from './kit/mail-server.ts'
import { latestMail, callbackParametersOf, metadata, newEmail, recover } from './kit/people.ts'
import { connectTo, startServerProcess, type Run } from './kit/process.ts'

const directory = temporaryDirectory()
const dataDir = join(directory.path, 'data')
beforeAll(() => copyPreparedData(dataDir))
afterAll(directory.remove)

const running: Run[] = []
afterEach(async () => {
  for (const process of running.splice(0)) {
    process.signal('SIGKILL')
    await process.exitCode
  }
})

const start = (environment: Record<string, string> = {}): Run => {
  const server = startServerProcess({ PORT: '0', RATE_LIMIT_FACTOR: '1000', DATA_DIR: dataDir, ...environment })
  running.push(server)
  return server
}

describe('a server as a separate process', () => {
  // Proves OPS-92.
  it('prints its URL, accounts and mailbox, protects its data folder, and stops although nobody reads on', async () => {
    const server = start()
    const { origin, browser } = await connectTo(server)
    expect(server.output().replace(/key=[\w-]{24}$/m, 'key=KEY')).toContain(
      [
        `  Prosa     ${origin}`,
        `  Mailbox   ${origin}/mailbox?key=KEY`,
        '  Accounts  of this demonstration, on this machine alone',
        '    member    ana@prosa.test     prosa-demo-1',
        '    inactive  bruno@prosa.test   prosa-demo-1',
        '    admin     clara@prosa.test   prosa-demo-1',
      ].join('\n'),
    )
    expect(server.output().split('Ctrl+C')[0], 'no log line').not.toMatch(/^\{/m)
    const proxied = await fetch(`${origin}/config.json`, { headers: { 'X-Forwarded-For': '203.0.113.9' } })
    expect(proxied.status).toBe(421)
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)

    const second = start()
    expect(await second.exitCode).toBe(1)
    expect(second.output()).toMatch(/Prosa is already running on this data, as process \d+\. Stop it first/)

    const { data } = await browser().auth.signInWithPassword({ email: 'ana@prosa.test', password: 'prosa-demo-1' })
    expect(data.user?.email).toBe('ana@prosa.test')
    // Nobody reads its messages any more.
    server.closeOutput()
    server.signal('SIGINT')
    expect([await server.exitCode, existsSync(join(dataDir, 'database.lock'))]).toEqual([0, false])
  })

  // Proves OPS-92.
  it('stops with its data closed if the signal arrives while it prints its URL', async () => {
    const code = `const { log } = console
      console.log = (line) => (log(line), line.includes('Mailbox') && process.kill(process.pid, 'SIGTERM'))`
    const server = start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` })
    expect([await server.exitCode, existsSync(join(dataDir, 'database.lock'))]).toEqual([0, false])
  })

  it('exits with a one-sentence error if its port is in use or its settings are invalid', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const onTakenPort = start({ PORT: String(port) })
    expect(await onTakenPort.exitCode).toBe(1)
    expect(onTakenPort.output()).toContain(`Port ${port} of 127.0.0.1 is in use.`)
    other.close()

    const invalid = start({ PORT: 'http', JWT_SECRET: 'short-secret-value' })
    expect(await invalid.exitCode).toBe(1)
    expect(invalid.output()).toBe(
      [
        'The environment cannot be used:',
        '  PORT        must be a whole number from 0 to 65535',
        '  JWT_SECRET  must have at least 32 characters',
        '',
      ].join('\n'),
    )
  })

  // Proves OPS-14, SECURITY-08.
  it('ends after an unhandled error, with a log line that repeats no data', async () => {
    const fault = `Promise.reject(Object.assign(new TypeError('of ana@prosa.test'), { code: 'E1' }))`
    const code = `process.on('SIGUSR2', () => void ${fault})`
    const server = start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` })
    await connectTo(server)
    server.signal('SIGUSR2')
    expect(await server.exitCode).toBe(1)
    expect(JSON.parse(server.output().trim().split('\n').at(-1) ?? '')).toMatchObject({
      level: 'error',
      msg: 'unhandled rejection: ending the process',
      error: 'TypeError',
      errorCode: 'E1',
      instance: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
      version: '0.1.0',
    })
    expect(server.output()).not.toContain('of ana@prosa.test')
  })

  // Proves OPS-24.
  it('sends each mail with its own return path, and accepts the report of its bounce', async () => {
    const received: { from: string; text: string }[] = []
    const mailServer = await listenForMail({
      ...OPEN,
      onData: acceptMail((text, { envelope: { mailFrom } }) => {
        received.push({ from: mailFrom === false ? '' : mailFrom.address, text })
      }),
    })
    const key = 'the-key-of-bounced-mails-in-tests'
    const server = start({
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      SMTP_FROM: 'Prosa <oi@prosa.example>',
      MAIL_BOUNCE_ADDRESS: 'bounces@prosa.example',
      MAIL_BOUNCE_KEY: key,
    })
    const [, origin = ''] = await server.waitForOutput(/^ {2}Prosa +(\S+)$/m)
    await server.waitForOutput(/Ctrl\+C stops it/)
    const { supabaseKey } = (await (await fetch(`${origin}/config.json`)).json()) as { supabaseKey: string }
    const askForLink = (email: string) =>
      fetch(`${origin}/auth/v1/recover`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', apikey: supabaseKey },
        body: JSON.stringify({ email }),
      })
    for (const name of ['ana', 'clara']) expect((await askForLink(`${name}@prosa.test`)).status).toBe(200)
    await expect.poll(() => received.length, { timeout: 10_000, interval: 20 }).toBe(2)
    for (const { from, text } of received) {
      expect(from).toMatch(/^bounces\+[0-9a-f]{48}@prosa\.example$/)
      expect(text).toContain('From: Prosa <oi@prosa.example>')
    }
    expect(new Set(received.map(({ from }) => from)).size).toBe(2)
    const report = (bearer: string) =>
      fetch(`${origin}/api/mail/webhook`, {
        method: 'POST',
        headers: { 'Content-Type': 'message/rfc822', Authorization: `Bearer ${bearer}` },
        body: postfixReport({ to: received[0]?.from ?? '' }),
      })
    expect([(await report('x'.repeat(32))).status, await (await report(key)).json()]).toEqual([401, { received: true }])
    server.signal('SIGTERM')
    await server.exitCode
    await mailServer.stop()
  })

  // Proves SECURITY-08.
  it('prints no input, no mail and no token', async () => {
    const server = start()
    const { origin, browser, mailsTo } = await connectTo(server)
    const email = newEmail('canary')
    const secrets = {
      email,
      password: 'canary-password-7731',
      wrongPassword: 'canary-wrong-7732',
      newPassword: 'canary-new-7733',
      name: 'Canária Oculta',
      phone: '11912345678',
      cpf: '39053344705',
      message: 'canary message of nobody',
      company: 'Canary Company',
      query: 'canary-query-value',
    }
    const post = (path: string, body: unknown) =>
      fetch(new URL(path, origin), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    const guest = browser()
    const data = metadata({ full_name: secrets.name, phone: secrets.phone, cpf: secrets.cpf })
    await guest.auth.signUp({ email, password: secrets.password, options: { data } })
    await guest.auth.signUp({ email, password: secrets.password, options: { data } })
    const confirmation = await latestMail({ browser, mailsTo }, email)
    await guest.auth.verifyOtp({ email, token: '000000', type: 'signup' })
    const { data: confirmed } = await guest.auth.verifyOtp(callbackParametersOf(confirmation))
    await guest.auth.signUp({ email, password: secrets.password, options: { data } })
    await browser().auth.signInWithPassword({ email, password: secrets.wrongPassword })
    const { data: signedIn } = await browser().auth.signInWithPassword({ email, password: secrets.password })
    const recovered = await recover({ browser, mailsTo }, email)
    const recovery = await latestMail({ browser, mailsTo }, email)
    await recovered.browser.auth.updateUser({ password: secrets.newPassword })
    await recovered.browser.from('users').update({ cpf: '1', name: secrets.name }).eq('auth_id', secrets.query)
    await recovered.browser.from('users').update({ cpf: '1', name: secrets.name }).eq('email', email)
    await fetch(`${origin}/auth/v1/token?grant_type=${secrets.query}`, { method: 'POST' })
    await fetch(`${origin}/pt/login?email=${email}&q=${secrets.query}`)
    const message = {
      name: secrets.name,
      email,
      company: secrets.company,
      subject: 'support',
      message: secrets.message,
    }
    expect((await post('/api/contact', { ...message, language: 'pt' })).status).toBe(201)
    expect((await post('/api/contact', message)).status).toBe(400)
    await post('/api/csp-report', { 'csp-report': { 'effective-directive': 'img-src', 'document-uri': secrets.query } })
    server.signal('SIGTERM')
    expect(await server.exitCode).toBe(0)

    const tokens = [confirmed.session, signedIn.session, recovered.session].flatMap((session) => [
      session?.access_token ?? 'missing',
      session?.refresh_token ?? 'missing',
    ])
    const mailed = [confirmation, recovery].flatMap(({ link, code }) => [link ?? 'missing', code ?? 'missing'])
    const output = server.output()
    expect(output).toContain('"route":"/auth/v1/signup","status":200')
    expect(output).toContain('"directive":"img-src","count":1')
    expect(output).toContain('code=23514')
    const canaries = [...Object.values(secrets), ...tokens, ...mailed, ...mailed.map(encodeURIComponent)]
    expect(canaries.filter((canary) => output.includes(canary))).toEqual([])
    expect(canaries).not.toContain('missing')
  })
})
