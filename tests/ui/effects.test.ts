import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { Registration } from '#contracts/forms/register.ts'
import type { ReturnTo } from '#contracts/routes.ts'
import { defineDeleteAccount } from '#src/features/account-deletion/effects/delete-account.ts'
import { defineCheckAccountExists } from '#src/features/account-deletion/effects/check-account-exists.ts'
import { ANA_ROW } from '#machines/kit/samples.ts'
import { defineSaveProfile } from '#src/features/personal-data/effects/save-profile.ts'
import { defineSignUp } from '#src/features/register/effects/sign-up.ts'
import { defineRememberReturnTo } from '#src/features/route-guard/effects/remember-return-to.ts'
import { lastUser } from '#src/clients/last-user.ts'
import { RETURN_TO_KEY } from '#src/clients/storage-keys.ts'
import { defineSignOut } from '#src/effects/sign-out.ts'
import { defineTakeReturnTo } from '#src/effects/take-return-to.ts'
import { asAuthEvent } from '#src/effects/watch-auth.ts'
import { readNavigationState } from '#src/flow-runtime/navigation-state.ts'
import { call } from '#src/clients/call.ts'
import { type Clients, clients } from '#src/clients/clients.ts'
import { duringSignOut, serviceFetch } from '#src/clients/service-fetch.ts'
import { DELETION_KEY, profileDraftKey, REGISTER_DRAFT_KEY, SESSION_KEY } from '#src/clients/storage-keys.ts'
import { deviceStore, type TextStore, writeJson } from '#src/clients/storage.ts'
import type { Service } from '#src/clients/supabase.ts'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

/** Mocks the answer to the next call. */
const answerNext = (answer: () => Promise<unknown>) => vi.mocked(call).mockImplementationOnce(answer as typeof call)

beforeEach(() => {
  localStorage.clear()
  lastUser.id = null
})
afterEach(() => vi.unstubAllGlobals())

/** Opens a tab: with a tab storage of its own, and the device's shared storage. */
const openTab = (): Clients => {
  const items = new Map<string, string>()
  const tabStore: TextStore = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
  return { ...clients, tabStore }
}
const remember = (tab: Clients, origin: ReturnTo) =>
  toPromise(createActor(defineRememberReturnTo(tab), { input: origin }).start())
const take = (tab: Clients) => toPromise(createActor(defineTakeReturnTo(tab)).start())
const takeByLink = (tab: Clients) => toPromise(createActor(defineTakeReturnTo(tab, { isByLink: true })).start())

const storeSessionOf = (sub: string) =>
  localStorage.setItem(SESSION_KEY, JSON.stringify({ access_token: `e30.${btoa(JSON.stringify({ sub }))}.signature` }))

const DASHBOARD: ReturnTo = { route: 'dashboard', search: '?from=mail' }
const SETTINGS: ReturnTo = { route: 'accountSettings', search: '' }

describe('a page to return to (ROUTE-16)', () => {
  // Proves GUARD-06.
  it('is used once', async () => {
    const tab = openTab()
    const remembered = await remember(tab, DASHBOARD)
    expect([remembered, await take(tab), await take(tab), await takeByLink(openTab())]).toEqual([
      'remembered',
      DASHBOARD,
      null,
      null,
    ])
  })

  // Proves GUARD-06.
  it('has the current parameters of its URL, or its own if the URL is that of another page', async () => {
    const tab = openTab()
    history.replaceState(null, '', '/pt/dashboard?busca=nota')
    await remember(tab, DASHBOARD)
    const samePage = await take(tab)
    await remember(tab, SETTINGS)
    const otherPage = await take(tab)
    history.replaceState(null, '', '/')
    expect([samePage, otherPage]).toEqual([{ route: 'dashboard', search: '?busca=nota' }, SETTINGS])
  })

  // Proves GUARD-26.
  it('is stored per tab, whatever another tab stores or uses', async () => {
    const [one, other] = [openTab(), openTab()]
    await remember(one, DASHBOARD)
    await remember(other, SETTINGS)
    expect([await take(other), await take(one)]).toEqual([SETTINGS, DASHBOARD])
  })

  // Proves GUARD-08, GUARD-26.
  it('is used by a tab that a mailed link opened, not by another tab with a normal sign-in', async () => {
    await remember(openTab(), DASHBOARD)
    expect([await take(openTab()), await takeByLink(openTab()), await takeByLink(openTab())]).toEqual([
      null,
      DASHBOARD,
      null,
    ])
  })

  // Proves GUARD-46.
  it('is used only by the person whose session ended on it, also in the tab of a mailed link', async () => {
    const afterSignInOf = async (id: string, takeIt: typeof take) => {
      const tab = openTab()
      lastUser.id = 'auth-ana'
      await remember(tab, DASHBOARD)
      storeSessionOf(id)
      return takeIt(tab)
    }
    expect([
      await afterSignInOf('auth-ana', take),
      await afterSignInOf('auth-bia', take),
      await afterSignInOf('auth-bia', () => takeByLink(openTab())),
    ]).toEqual([DASHBOARD, null, null])
  })

  // Proves GUARD-46.
  it('still belongs to that person after a reload, unlike another page that is requested then', async () => {
    const afterReloadAt = async (page: ReturnTo) => {
      const tab = openTab()
      lastUser.id = 'auth-ana'
      await remember(tab, DASHBOARD)
      lastUser.id = null
      await remember(tab, page)
      storeSessionOf('auth-bia')
      return take(tab)
    }
    expect([await afterReloadAt(DASHBOARD), await afterReloadAt(SETTINGS)]).toEqual([null, SETTINGS])
  })

  it('is not stored if the account was just deleted in the tab', async () => {
    const tab = openTab()
    writeJson(tab.tabStore, DELETION_KEY, { at: Date.now() })
    expect([await remember(tab, DASHBOARD), await take(tab), await remember(tab, DASHBOARD)]).toEqual([
      'accountDeleted',
      null,
      'remembered',
    ])
  })

  it.each(['{', '[]', '"x"', '{"route":"//evil.example","at":1}', '{"route":"dashboard","search":"","at":1}'])(
    'is null if storage has %s',
    async (text) => {
      const tab = openTab()
      tab.tabStore.setItem(RETURN_TO_KEY, text)
      localStorage.setItem(RETURN_TO_KEY, text)
      expect(await takeByLink(tab)).toBeNull()
    },
  )
})

const REASON = { reason: null }
const deleteBy = (tab: Clients, answer: () => Promise<unknown>) => {
  answerNext(answer)
  return toPromise(createActor(defineDeleteAccount(tab), { input: REASON }).start())
}
const isMarked = ({ tabStore }: Clients) => tabStore.getItem(DELETION_KEY) !== null

describe('the mark of a requested deletion', () => {
  it.each([
    ['nothing has answered', 'network.timeout', true],
    ['a proxy has answered', 'service.unavailable', true],
    ['the service has refused', 'auth.proofNeeded', false],
    ['the session is over', 'auth.unauthenticated', false],
  ] as const)('is kept in the tab if %s: %s, %s', async (_, code, isKept) => {
    const tab = openTab()
    await expect(deleteBy(tab, () => Promise.reject({ code }))).rejects.toEqual({ code })
    expect(isMarked(tab)).toBe(isKept)
  })

  it('is removed after a success', async () => {
    const tab = openTab()
    const marks: boolean[] = []
    await deleteBy(tab, () => Promise.resolve(void marks.push(isMarked(tab))))
    expect([marks, isMarked(tab)]).toEqual([[true], false])
  })

  it('is removed if the account still exists', async () => {
    const tab = openTab()
    await deleteBy(tab, () => Promise.reject({ code: 'network.timeout' })).catch(() => {})
    answerNext(() => Promise.resolve({}))
    await toPromise(createActor(defineCheckAccountExists(tab)).start())
    expect(isMarked(tab)).toBe(false)
  })
})

describe('a draft', () => {
  // Proves FAIL-24.
  it('is kept until the profile is saved', async () => {
    const tab = openTab()
    const key = profileDraftKey(ANA_ROW.id)
    const save = (answer: () => Promise<unknown>) => {
      answerNext(answer)
      return toPromise(createActor(defineSaveProfile(tab), { input: { changes: {} } }).start())
    }
    tab.tabStore.setItem(key, '{}')
    await save(() => Promise.reject({ code: 'network.timeout' })).catch(() => {})
    const afterFailure = tab.tabStore.getItem(key)
    await save(() => Promise.resolve({ user: ANA_ROW }))
    expect([afterFailure, tab.tabStore.getItem(key)]).toEqual(['{}', null])
  })

  // Proves ACCOUNT-08.
  it.each([
    ['is kept if another field was typed in meanwhile', { name: 'Ana Lima', company: 'Prosa' }, true],
    ['is kept if a field was changed again meanwhile', { name: 'Ana Reis' }, true],
    ['is kept if an invalid value was typed meanwhile', { name: 'Ana Lima', birth_date: '9999-12-31' }, true],
    ['is dropped if it is what was saved, written otherwise', { name: ' Ana Lima ' }, false],
  ])('is restored and dropped for the profile: %s', async (_, typed, isKept) => {
    const tab = openTab()
    const key = profileDraftKey(ANA_ROW.id)
    answerNext(() => {
      writeJson(tab.tabStore, key, typed)
      return Promise.resolve({ user: { ...ANA_ROW, name: 'Ana Lima' } })
    })
    await toPromise(createActor(defineSaveProfile(tab), { input: { changes: { name: 'Ana Lima' } } }).start())
    expect(tab.tabStore.getItem(key)).toBe(isKept ? JSON.stringify(typed) : null)
  })

  // Proves FAIL-24.
  it('is kept until the account is made', async () => {
    const tab = openTab()
    const input = { name: 'Ana', email: 'ana@prosa.test', phone: '+5511987654321', password: 'segredo-1' }
    const answers = [
      { data: { user: null }, error: { status: 503 } },
      { data: { user: { identities: [{}] } }, error: null },
    ]
    const client = { auth: { signUp: () => Promise.resolve(answers.shift()) } }
    const openService = () => Promise.resolve({ client } as unknown as Service)
    const signUp = () =>
      toPromise(createActor(defineSignUp({ ...tab, openService }), { input: input as Registration }).start())
    tab.tabStore.setItem(REGISTER_DRAFT_KEY, '{}')
    await signUp().catch(() => {})
    const afterFailure = tab.tabStore.getItem(REGISTER_DRAFT_KEY)
    await signUp()
    expect([afterFailure, tab.tabStore.getItem(REGISTER_DRAFT_KEY)]).toEqual(['{}', null])
  })
})

describe('an event of the auth client', () => {
  const session = {
    user: { id: '1', email: 'ana@prosa.test', user_metadata: { full_name: 'Ana' } },
  } as unknown as Session
  const user = { id: '1', email: 'ana@prosa.test', fullName: 'Ana' }

  it.each([
    ['INITIAL_SESSION', session, { type: 'auth.restored', user }],
    ['INITIAL_SESSION', null, { type: 'auth.restored', user: null }],
    ['SIGNED_IN', session, { type: 'auth.signedIn', user }],
    ['SIGNED_OUT', null, { type: 'auth.signedOut' }],
    ['TOKEN_REFRESHED', session, { type: 'auth.tokenRefreshed' }],
    ['USER_UPDATED', session, { type: 'auth.userUpdated', user }],
    ['PASSWORD_RECOVERY', session, { type: 'auth.passwordRecovery', user }],
    ['SIGNED_IN', null, null],
    ['MFA_CHALLENGE_VERIFIED', session, { type: 'auth.signedIn', user }],
  ] as [AuthChangeEvent, Session | null, unknown][])(
    'is mapped to an event of the session: %s',
    (event, payload, expected) => {
      expect(asAuthEvent(event, payload)).toEqual(expected)
    },
  )
})

describe('the navigation state', () => {
  it.each([
    [
      { email: 'a@b.co', intent: 'passwordReset', purpose: 'recovery' },
      { email: 'a@b.co', intent: 'passwordReset', purpose: 'recovery' },
    ],
    [{ email: 'a'.repeat(254) }, { email: 'a'.repeat(254) }],
    [{ email: 'a'.repeat(255) }, {}],
    [{ email: 7, intent: 'steal', purpose: 'x', more: 1 }, {}],
    [null, {}],
    ['text', {}],
  ])('is read from %j', (state, navigationState) => {
    expect(readNavigationState(state)).toEqual(navigationState)
  })
})

describe('signing out if the service does not answer', () => {
  // Proves SESSION-13.
  it('does not wait for the revocation or a token refresh', async () => {
    const fetching = vi.fn(() => new Promise<Response>(() => {}))
    vi.stubGlobal('fetch', fetching)
    const answers = await duringSignOut(async () => [
      await serviceFetch('http://localhost/auth/v1/logout?scope=local', { method: 'POST' }),
      await serviceFetch('http://localhost/auth/v1/token?grant_type=refresh_token', { method: 'POST' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([204, 400])
    // The revocation is still sent, in the background.
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it('has the retry time of a rate limit', async () => {
    const refusal = new Response('{"code":429,"error_code":"over_request_rate_limit","msg":"x"}', {
      status: 429,
      headers: { 'Retry-After': '30' },
    })
    vi.stubGlobal('fetch', () => Promise.resolve(refusal))
    const answer = await serviceFetch('http://localhost/auth/v1/token?grant_type=password')
    expect(await answer.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Too many requests, try again after 30 seconds.',
    })
  })
})

describe('disabled storage', () => {
  // Proves FAIL-22.
  it('is replaced by memory for the lifetime of the tab', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('x', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('x', 'QuotaExceededError')
      },
      removeItem: () => {
        throw new DOMException('x', 'SecurityError')
      },
    })
    deviceStore.setItem('a', '1')
    const stored = deviceStore.getItem('a')
    deviceStore.removeItem('a')
    expect([stored, deviceStore.getItem('a')]).toEqual(['1', null])
  })
})

const leave = (openService: () => Promise<Service>) =>
  toPromise(createActor(defineSignOut({ ...clients, openService })).start())

describe('signing out', () => {
  const session = JSON.stringify({ access_token: 'a.b.c', refresh_token: 'r' })

  // Proves SESSION-09, SESSION-13.
  it('removes the session before any request', async () => {
    deviceStore.setItem(SESSION_KEY, session)
    const calls: unknown[] = []
    const signOut = (...options: unknown[]) => Promise.resolve(void calls.push(options))
    await leave(() => {
      calls.push(deviceStore.getItem(SESSION_KEY))
      return Promise.resolve({ client: { auth: { signOut, admin: { signOut } } } } as unknown as Service)
    })
    expect(calls).toEqual([null, ['a.b.c', 'local'], [{ scope: 'local' }]])
  })

  it('removes it if the client cannot be loaded', async () => {
    deviceStore.setItem(SESSION_KEY, session)
    await expect(leave(() => Promise.reject({ code: 'network.unreachable' }))).rejects.toEqual({
      code: 'network.unreachable',
    })
    expect(deviceStore.getItem(SESSION_KEY)).toBeNull()
  })

  it('removes a session that a concurrent refresh stored again', async () => {
    deviceStore.setItem(SESSION_KEY, session)
    const signOut = () => Promise.resolve(deviceStore.setItem(SESSION_KEY, session))
    await leave(() => Promise.resolve({ client: { auth: { signOut, admin: { signOut } } } } as unknown as Service))
    expect(deviceStore.getItem(SESSION_KEY)).toBeNull()
  })
})
