import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '#contracts/account.ts'
import {
  CONTACT_DRAFT_KEY,
  replyDraftsOf,
  LAST_VISIT_KEY,
  LOGIN_DRAFT_KEY,
  profileDraftKey,
  REGISTER_DRAFT_KEY,
  RETURN_TO_KEY,
  SESSION_KEY,
} from '#src/clients/storage-keys.ts'

type Snapshot = { account: Account }

const ANA: Extract<Account, { status: 'signedIn' }> = {
  status: 'signedIn',
  profile: { id: '1', name: 'Ana', email: 'ana@prosa.test', role: 'user', isActive: true, isFallback: false },
}
const WAITING: Account = { status: 'waiting' }
const SIGNED_OUT: Account = { status: 'signedOut' }

/** Mock of the session flow. */
const flow = {
  starts: 0,
  /** Number of the next loads that fail. */
  failing: 0,
  sent: [] as unknown[],
  now: { account: WAITING } as Snapshot,
  listeners: new Set<() => void>(),
  becomes: (account: Account) => {
    flow.now = { account }
    for (const listener of flow.listeners) listener()
  },
}

vi.mock('#src/flow-runtime/session.ts', () => ({
  startSession: () => {
    if (flow.failing > 0) {
      flow.failing -= 1
      throw new Error('the file could not be loaded')
    }
    flow.starts += 1
    return {
      getSnapshot: () => flow.now,
      subscribe: (listener: () => void) => flow.listeners.add(listener),
      send: (event: unknown) => flow.sent.push(event),
    }
  },
}))
vi.mock('#machines/session/account-of.ts', () => ({ accountOf: ({ account }: Snapshot) => account }))

/** Opens a tab: loads the module with fresh state. */
const openTab = async () => {
  vi.resetModules()
  return import('#src/flow-runtime/session-store.ts')
}

const isMarked = () => 'account' in document.documentElement.dataset

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['account']
  Object.assign(flow, { starts: 0, failing: 0, sent: [], now: { account: WAITING } })
  flow.listeners.clear()
})
afterEach(() => vi.unstubAllGlobals())

test('without a stored session nobody is signed in, and the session flow is not loaded', async () => {
  const store = await openTab()
  expect([store.currentAccount(), flow.starts]).toEqual([SIGNED_OUT, 0])
})

test('reading the account starts nothing', async () => {
  localStorage.setItem(SESSION_KEY, '{}')
  const store = await openTab()
  expect(store.currentAccount()).toEqual(WAITING)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(flow.starts).toBe(0)
})

// Proves SESSION-01.
test('a stored session starts the flow once, however many readers there are', async () => {
  localStorage.setItem(SESSION_KEY, '{}')
  const store = await openTab()
  const received: Account[] = []
  store.watchAccounts((account) => received.push(account))
  expect(store.currentAccount()).toEqual(WAITING)
  await store.ensureSession()
  flow.becomes(ANA)
  expect([received, flow.starts]).toEqual([[WAITING, WAITING, ANA], 1])
})

// Proves SESSION-01.
test('a caller that is notified of a failed start can begin the next one, which earlier callers do not reset', async () => {
  const store = await openTab()
  flow.failing = 1
  const retried = store.ensureSession().catch(() => store.ensureSession())
  const second = store.ensureSession()
  await expect(second).rejects.toThrow('could not be loaded')
  await Promise.all([retried, store.ensureSession()])
  expect(flow.starts).toBe(1)
})

// Proves AUTH-55.
test('the result of a sign-in with Google is kept until the flow has started, and is sent to it once', async () => {
  const store = await openTab()
  const exchange = { type: 'session.exchange', code: 'code-1' } as const
  flow.failing = 1
  await expect(store.ensureSession(exchange)).rejects.toThrow('could not be loaded')
  expect([store.currentAccount(), flow.sent]).toEqual([WAITING, []])
  await store.ensureSession()
  flow.becomes(SIGNED_OUT)
  await store.ensureSession()
  expect([store.currentAccount(), flow.sent]).toEqual([SIGNED_OUT, [exchange]])
})

test('an unsubscribed listener is not called', async () => {
  const store = await openTab()
  await store.ensureSession()
  const received: Account[] = []
  const stop = store.watchAccounts((account) => received.push(account))
  stop()
  flow.becomes(ANA)
  expect(received).toEqual([WAITING])
})

test('the page has `data-account` while somebody is signed in, and keeps it while that is unknown', async () => {
  const store = await openTab()
  await store.ensureSession()
  const marks = [ANA, WAITING, SIGNED_OUT, WAITING].map((account) => {
    flow.becomes(account)
    return isMarked()
  })
  expect(marks).toEqual([true, true, false, false])
})

// Proves SESSION-16.
test('a sign-in in another tab starts the flow, another storage key does not', async () => {
  const store = await openTab()
  store.watchAccounts(() => {})
  dispatchEvent(new StorageEvent('storage', { key: 'prosa.theme', newValue: 'dark' }))
  expect(store.currentAccount()).toEqual(SIGNED_OUT)
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: '{}' }))
  await vi.waitFor(() => expect(store.currentAccount()).toEqual(WAITING))
})

// Proves ACCOUNT-56.
test('a sign-out deletes the time of the last visit; a session that ends by itself keeps it', async () => {
  const store = await openTab()
  await store.ensureSession()
  localStorage.setItem(LAST_VISIT_KEY, '{}')
  flow.becomes(SIGNED_OUT)
  expect(localStorage.getItem(LAST_VISIT_KEY)).toBe('{}')
  store.sendSession({ type: 'session.signOut' })
  expect(localStorage.getItem(LAST_VISIT_KEY)).toBe(null)
})

test('an event for the session is delivered, and starts the flow if needed', async () => {
  const store = await openTab()
  store.sendSession({ type: 'session.signOut' })
  await store.ensureSession()
  await Promise.resolve()
  expect([flow.sent, flow.starts]).toEqual([[{ type: 'session.signOut' }], 1])
})

// Proves SESSION-32.
test('once somebody is signed in, no draft of a sign-in or registration is left in the tab', async () => {
  const forms = [LOGIN_DRAFT_KEY, REGISTER_DRAFT_KEY]
  const store = await openTab()
  await store.ensureSession()
  const remaining = [WAITING, SIGNED_OUT, ANA].map((account) => {
    for (const key of forms) sessionStorage.setItem(key, '{}')
    flow.becomes(account)
    return forms.filter((key) => sessionStorage.getItem(key) !== null)
  })
  expect(remaining).toEqual([forms, forms, []])
})

const OWN_DRAFTS = [profileDraftKey('1'), `${replyDraftsOf('1')}message-1`, `${replyDraftsOf('1')}message-2`]
const keptDrafts = () => OWN_DRAFTS.filter((key) => sessionStorage.getItem(key) !== null)

// Proves SESSION-09, ADMIN-25.
test('a sign-out deletes drafts; a session that ends by itself keeps them', async () => {
  const store = await openTab()
  await store.ensureSession()
  for (const key of OWN_DRAFTS) sessionStorage.setItem(key, '{}')
  flow.becomes(ANA)
  flow.becomes({ status: 'signedOut', hasEnded: true })
  const afterEnd = keptDrafts()
  flow.becomes(ANA)
  store.sendSession({ type: 'session.signOut' })
  expect([afterEnd, keptDrafts()]).toEqual([OWN_DRAFTS, []])
})

// Proves SESSION-29.
test('a sign-out before the account is known deletes drafts, and notifies the other tabs', async () => {
  const other = await openTab()
  await other.ensureSession()
  localStorage.setItem(SESSION_KEY, '{}')
  for (const key of OWN_DRAFTS) sessionStorage.setItem(key, '{}')
  const store = await openTab()
  store.sendSession({ type: 'session.signOut' })
  expect(keptDrafts()).toEqual([])
  await vi.waitFor(() => expect(flow.sent).toContainEqual({ type: 'session.signedOutElsewhere' }))
})

const isMessageKept = () => sessionStorage.getItem(CONTACT_DRAFT_KEY) !== null

// Proves SESSION-37.
test('a sign-out deletes the message to us that was not sent; an end of the session and a sign-in keep it', async () => {
  const store = await openTab()
  await store.ensureSession()
  sessionStorage.setItem(CONTACT_DRAFT_KEY, '{}')
  flow.becomes(ANA)
  flow.becomes({ status: 'signedOut', hasEnded: true })
  flow.becomes(ANA)
  const afterSignIn = isMessageKept()
  store.sendSession({ type: 'session.signOut' })
  expect([afterSignIn, isMessageKept()]).toEqual([true, false])
})

// Proves SESSION-38.
test('the message to us is deleted once another person signs in, even after the session before ended by itself', async () => {
  const store = await openTab()
  await store.ensureSession()
  sessionStorage.setItem(CONTACT_DRAFT_KEY, '{}')
  const people = [{}, { id: 'auth-1', isFallback: true }, {}, { id: '2' }]
  const kept = people.map((person) => {
    flow.becomes({ ...ANA, profile: { ...ANA.profile, ...person } })
    flow.becomes({ status: 'signedOut', hasEnded: true })
    return isMessageKept()
  })
  expect(kept).toEqual([true, true, true, false])
})

// Proves SESSION-38.
test('the message to us stays with a visitor who signs in after somebody signed out', async () => {
  const store = await openTab()
  await store.ensureSession()
  flow.becomes(ANA)
  store.sendSession({ type: 'session.signOut' })
  flow.becomes(SIGNED_OUT)
  sessionStorage.setItem(CONTACT_DRAFT_KEY, '{}')
  flow.becomes({ ...ANA, profile: { ...ANA.profile, id: '2' } })
  expect(isMessageKept()).toBe(true)
})

// Proves SESSION-09.
test('a sign-out deletes the drafts of a fallback profile, whose id differs from that of the drafts', async () => {
  const store = await openTab()
  await store.ensureSession()
  flow.becomes({ ...ANA, profile: { ...ANA.profile, id: 'auth-1', isFallback: true } })
  for (const key of OWN_DRAFTS) sessionStorage.setItem(key, '{}')
  store.sendSession({ type: 'session.signOut' })
  expect(keptDrafts()).toEqual([])
})

// Proves GUARD-41.
test('a sign-out deletes the page to return to, unless nobody was signed in because the second factor was pending', async () => {
  const store = await openTab()
  await store.ensureSession()
  const remaining = ([{ status: 'signedOut', isFactorPending: true }, ANA] as const).map((account) => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem(RETURN_TO_KEY, '{}')
    flow.becomes(account)
    store.sendSession({ type: 'session.signOut' })
    return [localStorage, sessionStorage].map((storage) => storage.getItem(RETURN_TO_KEY))
  })
  expect(remaining).toEqual([
    ['{}', '{}'],
    [null, null],
  ])
})

// Proves SESSION-16, SESSION-17.
test('a sign-out notifies the other tabs, a session that ended does not', async () => {
  const [store, other] = [await openTab(), await openTab()]
  await Promise.all([store.ensureSession(), other.ensureSession()])
  flow.becomes({ status: 'signedOut', hasEnded: true })
  store.sendSession({ type: 'session.signOut' })
  await vi.waitFor(() => expect(flow.sent).toContainEqual({ type: 'session.signedOutElsewhere' }))
  // Tabs of the tests before are still open.
  expect(flow.sent.slice(0, 2)).toEqual([{ type: 'session.signOut' }, { type: 'session.signedOutElsewhere' }])
})

// Proves ACCOUNT-100.
test('once somebody is signed in, no draft of another account is left in a tab that missed the sign-out', async () => {
  const store = await openTab()
  await store.ensureSession()
  const other = { ...ANA.profile, id: '2' }
  const remaining = [
    WAITING,
    SIGNED_OUT,
    ANA,
    { ...ANA, profile: { ...other, isFallback: true } },
    { ...ANA, profile: other },
  ].map((account) => {
    for (const key of OWN_DRAFTS) sessionStorage.setItem(key, '{}')
    flow.becomes(account)
    return keptDrafts()
  })
  expect(remaining).toEqual([OWN_DRAFTS, OWN_DRAFTS, OWN_DRAFTS, OWN_DRAFTS, []])
})

const showAgain = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

// Proves SESSION-35.
test('a page restored from the back/forward cache applies a sign-out that happened meanwhile', async () => {
  const store = await openTab()
  localStorage.setItem(SESSION_KEY, '{}')
  await store.ensureSession()
  flow.becomes(ANA)
  showAgain(true)
  localStorage.removeItem(SESSION_KEY)
  showAgain(false)
  await store.ensureSession()
  expect(flow.sent).toEqual([])
  showAgain(true)
  await vi.waitFor(() => expect(flow.sent).toContainEqual({ type: 'session.signedOutElsewhere' }))
})

// Proves SESSION-36.
test('a page restored from the back/forward cache shows the account of a sign-in that happened meanwhile', async () => {
  const store = await openTab()
  store.followStoredSession()
  showAgain(true)
  expect(store.currentAccount()).toEqual(SIGNED_OUT)
  localStorage.setItem(SESSION_KEY, '{}')
  showAgain(true)
  await vi.waitFor(() => expect(flow.starts).toBe(1))
  flow.becomes(ANA)
  await vi.waitFor(() => expect(isMarked()).toBe(true))
})

test('the session flow starts once if the browser refuses channels, as Firefox does with blocked cookies', async () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const store = await openTab()
  await store.ensureSession().catch(() => {})
  await store.ensureSession().catch(() => {})
  expect([store.currentAccount().status, flow.starts]).toEqual(['waiting', 1])
  store.sendSession({ type: 'session.signOut' })
  await vi.waitFor(() => expect(flow.sent).toEqual([{ type: 'session.signOut' }]))
})

// Proves SESSION-29.
test('a sign-out takes effect also if the session flow cannot be loaded', async () => {
  localStorage.setItem(SESSION_KEY, '{}')
  const store = await openTab()
  flow.failing = 1
  store.sendSession({ type: 'session.signOut' })
  await vi.waitFor(() => expect(flow.failing).toBe(0))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([localStorage.getItem(SESSION_KEY), store.currentAccount().status]).toEqual([null, 'signedOut'])
})
