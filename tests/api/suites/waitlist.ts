import { beforeAll, describe, expect, it } from 'vitest'
import { HONEYPOT_NAME } from '#contracts/forms/honeypot.ts'
import { newEmail } from '../kit/people.ts'
import { onlyLimits, openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

const join = (email: string, changes: Record<string, unknown> = {}) =>
  server.post('/api/waitlist', { email, consent: 'accepted', language: 'fr', ...changes })

const entriesOf = async (email: string) =>
  (
    await server.db.query<{ language: string; isConfirmed: boolean }>(
      `select language, confirmed_at is not null as "isConfirmed" from private.waitlist_entries where email = $1`,
      [email],
    )
  ).map(({ language, isConfirmed }) => ({ language, isConfirmed }))

const linksTo = async (email: string) => (await server.mailsTo(email)).map(({ link }) => new URL(link ?? ''))

const keyFor = async (email: string) => {
  await join(email)
  return (await linksTo(email))[0]?.searchParams.get('chave') ?? ''
}

const confirm = (key: string) => server.post('/api/waitlist/confirm', { key })
const leave = (key: string) => server.post('/api/waitlist/leave', { key })

describe('the waiting list', () => {
  it('stores an address, and mails it one link in its language', async () => {
    const email = newEmail()
    const answer = await join(email)
    expect([answer.status, await answer.json()]).toEqual([202, {}])
    expect(await entriesOf(email)).toEqual([{ language: 'fr', isConfirmed: false }])
    expect((await linksTo(email)).map(({ pathname }) => pathname)).toEqual(['/fr/lista-de-espera'])
  })

  // Proves CONTACT-22.
  it('gives the same answer for a listed address, and sends the same link again', async () => {
    const email = newEmail()
    const first = await keyFor(email)
    const secondAnswer = await join(email, { language: 'es' })
    const [newest] = await linksTo(email)
    expect([secondAnswer.status, await secondAnswer.json()]).toEqual([202, {}])
    expect([newest?.pathname, newest?.searchParams.get('chave')]).toEqual(['/es/lista-de-espera', first])
    expect(await entriesOf(email)).toEqual([{ language: 'es', isConfirmed: false }])
  })

  // Proves CONTACT-23, CONTACT-24.
  it('is confirmed by the key of the link, repeatedly too', async () => {
    const email = newEmail()
    const key = await keyFor(email)
    expect([(await confirm(key)).status, (await confirm(key)).status]).toEqual([200, 200])
    expect(await entriesOf(email)).toEqual([{ language: 'fr', isConfirmed: true }])
  })

  // Proves CONTACT-29.
  it('keeps a confirmed entry as it is when the address is sent again, and mails the link again', async () => {
    const email = newEmail()
    const key = await keyFor(email)
    await confirm(key)
    await server.db.query(
      `update private.waitlist_entries set consented_at = '2026-01-01T00:00:00Z' where email = $1`,
      [email],
    )
    const entry = () => server.db.query('select * from private.waitlist_entries where email = $1', [email])
    const before = await entry()
    const secondAnswer = await join(email, { language: 'es' })
    expect([secondAnswer.status, await secondAnswer.json(), await entry()]).toEqual([202, {}, before])
    expect((await linksTo(email)).map(({ searchParams }) => searchParams.get('chave'))).toEqual([key, key])
  })

  // Proves CONTACT-25.
  it('is left by the same key, confirmed or not, and then the key confirms nothing', async () => {
    const email = newEmail()
    const key = await keyFor(email)
    await confirm(key)
    expect([(await leave(key)).status, (await leave(key)).status]).toEqual([200, 200])
    expect(await entriesOf(email)).toEqual([])
    const lateConfirmation = await confirm(key)
    expect(((await lateConfirmation.json()) as { code: string }).code).toBe('auth.linkExpired')
  })

  // Proves CONTACT-31.
  it('leaving deletes every waiting-list mail to the address, sent or not, and no other mail', async () => {
    const [email, other] = [newEmail(), newEmail()]
    const key = await keyFor(email)
    await join(email, { language: 'es' })
    await keyFor(other)
    await server.db.query(
      `insert into private.outbox (kind, recipient, language, subject, html, text) values ('exportReady', $1, 'pt', 'x', 'x', 'x')`,
      [email],
    )
    await leave(key)
    const kinds = async (address: string) => (await server.mailsTo(address)).map(({ kind }) => kind)
    expect([await kinds(email), await kinds(other)]).toEqual([['exportReady'], ['waitlistConfirmation']])
  })

  // Proves CONTACT-32.
  it('can be joined again at once after it was left; else it mails an address once a minute', async () => {
    const limited = await openServer({ limits: onlyLimits('mailIntervalByEmail') })
    const email = newEmail()
    const joinLimited = () => limited.post('/api/waitlist', { email, consent: 'accepted', language: 'fr' })
    const keys = async () =>
      (await limited.mailsTo(email)).map(({ link }) => new URL(link ?? '').searchParams.get('chave'))
    await joinLimited()
    await joinLimited()
    const [first, ...repeated] = await keys()
    expect(repeated).toEqual([])
    await limited.post('/api/waitlist/leave', { key: first })
    // A key whose entry is gone opens nothing.
    expect([(await joinLimited()).status, await entriesOf(email), (await keys()).length]).toEqual([
      202,
      [{ language: 'fr', isConfirmed: false }],
      1,
    ])
    await limited.post('/api/waitlist/leave', { key: first })
    await joinLimited()
    expect(await keys()).toHaveLength(1)
  })

  it('rejects keys that it did not sign', async () => {
    const [firstKey, secondKey] = [await keyFor(newEmail()), await keyFor(newEmail())]
    const mixedKey = `${firstKey.split('.')[0] ?? ''}.${secondKey.split('.')[1] ?? ''}`
    for (const key of [mixedKey, 'x', '.', `${firstKey}x`, firstKey.slice(0, -1)]) {
      for (const answer of [await confirm(key), await leave(key)]) {
        expect(((await answer.json()) as { code: string }).code).toBe('auth.linkExpired')
      }
    }
  })

  it.each([
    [{ email: 'nobody' }, { email: 'email.invalid' }],
    [{ consent: 'no' }, { consent: 'consent.required' }],
    [{ consent: undefined }, { consent: 'consent.required' }],
    [{ language: 'de' }, {}],
  ])('refuses %j', async (changes, fields) => {
    const email = newEmail()
    const answer = await join(email, changes)
    const body = (await answer.json()) as { code: string; details: unknown }
    expect([answer.status, body.code, body.details]).toEqual([400, 'request.invalid', { fields }])
    expect(await entriesOf(email)).toEqual([])
  })

  // Proves CONTACT-30.
  it('stores an entry from an open page of the previous release, whose honeypot browsers filled in', async () => {
    const email = newEmail()
    await join(email, { website: 'https://moura.example' })
    expect(await entriesOf(email)).toEqual([{ language: 'fr', isConfirmed: false }])
  })

  it('gives a bot the same answer and drops its entry', async () => {
    const email = newEmail()
    const answer = await join(email, { [HONEYPOT_NAME]: 'https://spam.example' })
    expect([answer.status, await answer.json()]).toEqual([202, {}])
    expect(await entriesOf(email)).toEqual([])
    expect(await server.mailsTo(email)).toEqual([])
  })
})
