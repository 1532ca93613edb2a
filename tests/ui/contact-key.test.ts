/** The idempotency key of the contact form: the same message counts as a repeat on the same day, as a new one on another. */
import { afterEach, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { defineSendContactMessage } from '#src/features/contact/effects/send-contact-message.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const MESSAGE = {
  name: 'Ana Souza',
  email: 'ana@prosa.test',
  company: '',
  subject: 'support' as const,
  message: 'Bom dia, tudo certo?',
}

const recordKeys = () => {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    keys.push(request.headers.get('Idempotency-Key'))
    return Promise.resolve(Response.json({ reference: 'PR-7F3K9Q' }, { status: 201 }))
  })
  return keys
}

// Proves CONTACT-18.
it('the same text has one idempotency key a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T12:00:00Z') })
  const keys = recordKeys()
  const send = (message = MESSAGE) => toPromise(createActor(defineSendContactMessage(), { input: message }).start())
  await send()
  await send()
  await send({ ...MESSAGE, message: 'Bom dia, e obrigada!' })
  vi.setSystemTime(new Date('2026-11-22T12:00:00Z'))
  await send()
  const [first, repeated, other, later] = keys
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect([repeated, new Set([first, other, later]).size]).toEqual([first, 3])
})

// Proves CONTACT-18. At nine in the evening in Brazil.
it('a retry on the other side of midnight UTC has the key of the first attempt, for a day', async () => {
  const keys = recordKeys()
  const sendMessage = defineSendContactMessage()
  for (const now of ['2026-11-01T23:59:58Z', '2026-11-02T00:00:08Z', '2026-11-03T00:00:08Z']) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    await toPromise(createActor(sendMessage, { input: MESSAGE }).start())
  }
  const [first, retried, later] = keys
  expect([retried === first, later === first]).toEqual([true, false])
})
