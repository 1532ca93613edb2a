/** Stream effects: they send events to their flow until it stops. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnyActorLogic, type AnyEventObject, createActor, setup } from 'xstate'
import { DEFAULT_READING_PREFERENCES } from '#contracts/reading-preferences.ts'
import { defineSaveDraft } from '#src/features/contact/effects/save-draft.ts'
import { defineWatchAccount } from '#src/effects/watch-account.ts'
import { defineWatchAuth } from '#src/effects/watch-auth.ts'
import { defineWatchChoice } from '#src/features/consent/effects/watch-choice.ts'
import { defineWatchReadingPreferences } from '#src/features/reading-preferences/effects/watch-reading-preferences.ts'
import { clients } from '#src/clients/clients.ts'
import { CONSENT_KEY, CONTACT_DRAFT_KEY, READING_PREFERENCES_KEY } from '#src/clients/storage-keys.ts'
import { tabStore } from '#src/clients/storage.ts'

const received: AnyEventObject[] = []

/** A flow that records the events of a stream, and can send events to it. */
const listen = (stream: AnyActorLogic) => {
  const machine = setup({ actors: { stream } }).createMachine({
    invoke: { id: 'stream', src: 'stream' },
    on: { '*': { actions: ({ event }) => received.push(event) } },
  })
  const actor = createActor(machine).start()
  return {
    stop: () => actor.stop(),
    send: (event: AnyEventObject) => actor.getSnapshot().children['stream']?.send(event),
  }
}

beforeEach(() => void received.splice(0))
afterEach(() => vi.restoreAllMocks())

const ANA = { id: 'ana', email: 'ana@prosa.test', user_metadata: {} }

const sessionOf = (aal: string, sub = ANA.id) => ({ access_token: `x.${btoa(JSON.stringify({ sub, aal }))}.x` })

describe('events of the auth client', () => {
  const subscriptions: { unsubscribe: () => void }[] = []
  const listeners: ((event: string, session: object | null) => void)[] = []
  const onAuthStateChange = (listener: (event: string, session: object | null) => void) => {
    const subscription = { unsubscribe: vi.fn<() => void>() }
    subscriptions.push(subscription)
    listeners.push(listener)
    return { data: { subscription } }
  }
  const auth: Record<string, unknown> = { onAuthStateChange }
  const openService = vi.fn(() => Promise.resolve({ client: { auth } } as never))
  const watchAuth = defineWatchAuth({ ...clients, openService })
  const unsubscribeCounts = () => subscriptions.map(({ unsubscribe }) => vi.mocked(unsubscribe).mock.calls.length)

  beforeEach(() => {
    subscriptions.length = 0
    listeners.length = 0
  })

  it('are received until the flow stops', async () => {
    const flow = listen(watchAuth)
    await vi.waitFor(() => expect(subscriptions.length).toBe(1))
    listeners[0]?.('SIGNED_OUT', null)
    expect([received, unsubscribeCounts()]).toEqual([[{ type: 'auth.signedOut' }], [0]])
    flow.stop()
    expect(unsubscribeCounts()).toEqual([1])
  })

  it('are received once, however often the subscription is retried', async () => {
    const flow = listen(watchAuth)
    await vi.waitFor(() => expect(subscriptions.length).toBe(1))
    flow.send({ type: 'restore' })
    await vi.waitFor(() => expect(subscriptions.length).toBe(2))
    expect(unsubscribeCounts()).toEqual([1, 0])
    flow.stop()
    expect(unsubscribeCounts()).toEqual([1, 1])
  })

  it.each([
    ['passed the second factor', 'aal2', 'auth.restored'],
    ['did not', 'aal1', 'auth.factorNeeded'],
  ])('have the session that is stored when its user is known: another tab %s meanwhile', async (_, aal, type) => {
    const [user, answer] = [{ ...ANA, factors: [{ status: 'verified' }] }, Promise.withResolvers<unknown>()]
    auth.getUser = () => answer.promise
    auth.getSession = () => Promise.resolve({ data: { session: sessionOf(aal) } })
    const flow = listen(watchAuth)
    await vi.waitFor(() => expect(subscriptions.length).toBe(1))
    listeners[0]?.('INITIAL_SESSION', { ...sessionOf('aal1'), user: { __isUserNotAvailableProxy: true } })
    answer.resolve({ data: { user } })
    await vi.waitFor(() => expect(received.map((event) => event.type)).toEqual([type]))
    flow.stop()
  })

  it.each([
    ['nobody', null],
    ['somebody else', sessionOf('aal1', 'bia')],
  ])('have no user if %s is signed in when the answer arrives', async (_, session) => {
    auth.getUser = () => Promise.resolve({ data: { user: ANA } })
    const read = vi.fn(() => Promise.resolve({ data: { session } }))
    auth.getSession = read
    const flow = listen(watchAuth)
    await vi.waitFor(() => expect(subscriptions.length).toBe(1))
    listeners[0]?.('INITIAL_SESSION', { ...sessionOf('aal1'), user: { __isUserNotAvailableProxy: true } })
    await vi.waitFor(() => expect(read.mock.settledResults.length).toBe(1))
    await Promise.resolve()
    expect(received).toEqual([])
    flow.stop()
  })

  it('are not received by a flow that stopped before the client was loaded', async () => {
    listen(watchAuth).stop()
    await Promise.all(openService.mock.results.map(({ value }) => value as unknown))
    expect(subscriptions).toEqual([])
  })
})

it('changes of the account are received until the flow stops', () => {
  const stopped = vi.fn<() => void>()
  const flow = listen(
    defineWatchAccount((send) => {
      send({ status: 'signedOut' })
      return stopped
    }),
  )
  expect([received, stopped.mock.calls.length]).toEqual([
    [{ type: 'account.changed', account: { status: 'signedOut' } }],
    0,
  ])
  flow.stop()
  expect(stopped.mock.calls.length).toBe(1)
})

/** As the browser notifies this tab of a change in another one. */
const storeChoice = (statistics: boolean, key: string | null = CONSENT_KEY) => {
  localStorage.setItem(CONSENT_KEY, JSON.stringify({ version: 1, statistics }))
  dispatchEvent(new StorageEvent('storage', { key }))
}

// Proves PREF-24.
it('a choice about cookies that another tab stores or removes is received until the flow stops', () => {
  const flow = listen(defineWatchChoice(clients))
  storeChoice(true)
  storeChoice(true, 'prosa.theme')
  storeChoice(false)
  storeChoice(true, null)
  localStorage.removeItem(CONSENT_KEY)
  dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }))
  flow.stop()
  storeChoice(true)
  localStorage.removeItem(CONSENT_KEY)
  expect(received).toEqual([true, false, true, false].map((statistics) => ({ type: 'choice.changed', statistics })))
})

const storePreferences = (marks: string, key = READING_PREFERENCES_KEY) => {
  localStorage.setItem(READING_PREFERENCES_KEY, marks)
  dispatchEvent(new StorageEvent('storage', { key }))
}

// Proves PREF-26.
it('a reading preference that another tab stores or removes is received until the flow stops', () => {
  const flow = listen(defineWatchReadingPreferences(clients))
  storePreferences('font-serif')
  storePreferences('font-serif', 'prosa.theme')
  localStorage.removeItem(READING_PREFERENCES_KEY)
  dispatchEvent(new StorageEvent('storage', { key: null }))
  flow.stop()
  storePreferences('font-serif')
  localStorage.removeItem(READING_PREFERENCES_KEY)
  const changed = [{ ...DEFAULT_READING_PREFERENCES, font: 'serif' }, DEFAULT_READING_PREFERENCES]
  expect(received).toEqual(
    changed.map((readingPreferences) => ({ type: 'readingPreferences.changed', readingPreferences })),
  )
})

it('a draft is restored until it is dropped', () => {
  const saveDraft = defineSaveDraft(clients, CONTACT_DRAFT_KEY)
  const restoreDraft = () => {
    received.length = 0
    listen(saveDraft).stop()
    return [...received]
  }
  const writing = listen(saveDraft)
  writing.send({ type: 'draft.save', values: { message: 'Olá' } })
  const whileWritten = restoreDraft()
  writing.send({ type: 'draft.discard' })
  expect([whileWritten, restoreDraft(), tabStore.getItem(CONTACT_DRAFT_KEY)]).toEqual([
    [{ type: 'draft.restored', values: { message: 'Olá' } }],
    [],
    null,
  ])
})
