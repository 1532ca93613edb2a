/** The session store where the browser refuses channels, or the session flow cannot be loaded. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '#contracts/account.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'

const flow = { starts: 0, failing: 0, sent: [] as unknown[], account: { status: 'waiting' } as Account }
vi.mock('#src/flow-runtime/session.ts', () => ({
  startSession: () => {
    if (flow.failing > 0) {
      flow.failing -= 1
      throw new Error('the file could not be loaded')
    }
    flow.starts += 1
    return { getSnapshot: () => flow, subscribe: () => {}, send: (event: unknown) => flow.sent.push(event) }
  },
}))
vi.mock('#machines/session/account-of.ts', () => ({ accountOf: ({ account }: typeof flow) => account }))

const openTab = async () => {
  vi.resetModules()
  return import('#src/flow-runtime/session-store.ts')
}
beforeEach(() => {
  localStorage.clear()
  Object.assign(flow, { starts: 0, failing: 0, sent: [] })
})
afterEach(() => vi.unstubAllGlobals())

test('where the browser refuses channels, as Firefox does with blocked cookies, the session flow starts once', async () => {
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
