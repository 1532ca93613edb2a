/** The look-up of the app user's row: cached for ten seconds, and never for another person. */
import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { ANA, BIA } from '#machines/kit/samples.ts'
import { defineLoadProfile } from '#src/effects/load-profile.ts'
import { lastUser } from '#src/clients/last-user.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { clients } from '#src/clients/clients.ts'
import { startSession } from '#src/flow-runtime/session.ts'

type Listener = (event: AuthChangeEvent, session: Session | null) => void

/** The mock service: names by id, and the requested ids. */
const names = new Map<string, string>()
const ids: string[] = []
const signals: AbortSignal[] = []
const listeners: Listener[] = []
/** Whether the service never answers. */
let isSilent = false

const rowOf = (id: string) => ({
  data: { id, name: names.get(id) ?? '', email: `${id}@prosa.test`, role: 'user', is_active: true },
  error: null,
})
const query = {
  select: () => query,
  eq: (_column: string, id: string) => {
    ids.push(id)
    return query
  },
  abortSignal: (signal: AbortSignal) => {
    signals.push(signal)
    return query
  },
  maybeSingle: () => (isSilent ? new Promise(() => {}) : Promise.resolve(rowOf(ids.at(-1) ?? ''))),
}
const client = {
  from: () => query,
  auth: {
    getSession: () => Promise.resolve({ data: { session: { access_token: 'token' } }, error: null }),
    onAuthStateChange: (listener: Listener) => {
      listeners.push(listener)
      return { data: { subscription: { unsubscribe: () => {} } } }
    },
  },
}
vi.mock('#src/clients/clients.ts', async (original) => ({
  clients: {
    ...(await original<object & { clients: object }>()).clients,
    openService: () => Promise.resolve({ client }),
  },
}))

const load = (id: string) => createActor(defineLoadProfile(clients), { input: { id } }).start()
const nameOf = async (id: string) => (await toPromise(load(id)))?.name

beforeEach(() => {
  vi.useFakeTimers()
  queryCache.clear()
  names.set(ANA.id, 'Ana Souza').set(BIA.id, 'Bia Lima')
  isSilent = false
  for (const list of [ids, signals, listeners]) list.length = 0
})
afterEach(() => void vi.useRealTimers())

// Proves SESSION-23, LIMIT-05.
test('an answer is cached for ten seconds', async () => {
  await nameOf(ANA.id)
  names.set(ANA.id, 'Ana Dias')
  vi.advanceTimersByTime(9_999)
  expect([await nameOf(ANA.id), ids]).toEqual(['Ana Souza', [ANA.id]])
  vi.advanceTimersByTime(1)
  expect([await nameOf(ANA.id), ids]).toEqual(['Ana Dias', [ANA.id, ANA.id]])
})

// Proves SESSION-23.
test('another person never gets the answer of the previous one', async () => {
  expect([await nameOf(ANA.id), await nameOf(BIA.id), await nameOf(ANA.id)]).toEqual([
    'Ana Souza',
    'Bia Lima',
    'Ana Souza',
  ])
  expect(ids).toEqual([ANA.id, BIA.id, ANA.id])
})

// Proves SESSION-23.
test('an answer that was dropped is requested again', async () => {
  await nameOf(ANA.id)
  queryCache.clear()
  names.set(ANA.id, 'Ana Dias')
  expect(await nameOf(ANA.id)).toBe('Ana Dias')
})

// Proves SESSION-03.
test('a request is aborted when its actor stops', async () => {
  isSilent = true
  const asking = load(ANA.id)
  await vi.waitFor(() => expect(signals.length).toBe(1))
  const before = signals[0]?.aborted
  asking.stop()
  expect([before, signals[0]?.aborted]).toEqual([false, true])
})

const sessionOf = ({ id, email }: typeof ANA) => ({ user: { id, email, user_metadata: {} } }) as unknown as Session
const readForAna = () => queryCache.fetch({ name: 'usage' }, () => Promise.resolve('of Ana'))

const storeSessionOf = (sub: string) =>
  localStorage.setItem(SESSION_KEY, JSON.stringify({ access_token: `e30.${btoa(JSON.stringify({ sub }))}.signature` }))

// Proves AUTH-95.
test('a page that comes back from the cache of the browser is loaded again if another person is signed in', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  const actor = startSession()
  await vi.waitFor(() => expect(listeners.length).toBe(1))
  listeners.at(-1)?.('SIGNED_IN', sessionOf(ANA))
  const showAgain = (persisted: boolean) => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    return reload.mock.calls.length
  }
  storeSessionOf(ANA.id)
  const reloadsOfSame = showAgain(true)
  localStorage.removeItem(SESSION_KEY)
  const reloadsOfNobody = showAgain(true)
  storeSessionOf(BIA.id)
  expect([reloadsOfSame, reloadsOfNobody, showAgain(false), showAgain(true)]).toEqual([0, 0, 0, 1])
  actor.stop()
  localStorage.removeItem(SESSION_KEY)
  vi.unstubAllGlobals()
})

// Proves GUARD-46.
test('whose session ended by itself is known until a sign-out, also if it was stored and is refused at the start', async () => {
  storeSessionOf(ANA.id)
  const actor = startSession()
  await vi.waitFor(() => expect(listeners.length).toBe(1))
  const lastIds: unknown[] = []
  const reportAuth = (...report: Parameters<Listener>) => {
    listeners.at(-1)?.(...report)
    lastIds.push(lastUser.id)
  }
  reportAuth('SIGNED_OUT', null)
  reportAuth('SIGNED_IN', sessionOf(BIA))
  reportAuth('SIGNED_OUT', null)
  reportAuth('SIGNED_IN', sessionOf(ANA))
  actor.send({ type: 'session.signedOutElsewhere' })
  expect([...lastIds, lastUser.id]).toEqual([ANA.id, BIA.id, BIA.id, ANA.id, null])
  actor.stop()
  localStorage.removeItem(SESSION_KEY)
})

test('a person who signs in after another one gets none of their cached data', async () => {
  const actor = startSession()
  await vi.waitFor(() => expect(listeners.length).toBe(1))
  const signIn = async (account: typeof ANA, name: string) => {
    listeners.at(-1)?.('SIGNED_IN', sessionOf(account))
    await vi.waitFor(() => expect(actor.getSnapshot().context.profile?.name).toBe(name))
  }
  await signIn(ANA, 'Ana Souza')
  await readForAna()
  listeners.at(-1)?.('SIGNED_OUT', null)
  const signedOut = queryCache.get({ name: 'usage' })
  await signIn(ANA, 'Ana Souza')
  await readForAna()
  const afterSignIn = queryCache.get({ name: 'usage' })
  // In the same tab, without a sign-out between.
  await signIn(BIA, 'Bia Lima')
  expect([signedOut, afterSignIn, queryCache.get({ name: 'usage' })]).toEqual([null, { data: 'of Ana' }, null])
  actor.stop()
})

test('a person who signs out and in again gets no data cached before', async () => {
  const session = { user: { id: ANA.id, email: ANA.email, user_metadata: {} } } as unknown as Session
  const actor = startSession()
  const signIn = () => listeners.at(-1)?.('SIGNED_IN', session)
  await vi.waitFor(() => expect(listeners.length).toBe(1))
  signIn()
  await vi.waitFor(() => expect(actor.getSnapshot().context.profile?.name).toBe('Ana Souza'))
  listeners.at(-1)?.('SIGNED_OUT', null)
  names.set(ANA.id, 'Ana Dias')
  signIn()
  await vi.waitFor(() => expect(actor.getSnapshot().context.profile?.name).toBe('Ana Dias'))
  actor.stop()
})
