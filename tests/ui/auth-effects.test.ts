/** Calls of the sign-in and sign-out effects to the auth client, and their mapping of its answers. */
import { createClient } from '@supabase/supabase-js'
import { describe, expect, it, vi } from 'vitest'
import { type AnyActorLogic, type AnyActorRef, createActor, toPromise } from 'xstate'
import { defineEndSessions } from '#src/features/other-sessions/effects/end-sessions.ts'
import { defineExchangeCode } from '#src/features/callback/effects/exchange-code.ts'
import { defineExchangeSignIn } from '#src/effects/exchange-sign-in.ts'
import { defineVerifyCode } from '#src/effects/verify-code.ts'
import { defineVerifyLink } from '#src/features/callback/effects/verify-link.ts'
import { clients } from '#src/clients/clients.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'

const withAuth = (auth: object) => ({
  ...clients,
  openService: () => Promise.resolve({ client: { auth } } as never),
})

const getSession = () => Promise.resolve({ data: { session: { access_token: 'token' } }, error: null })

/** Where the auth client keeps the verifier, and how. */
const VERIFIER_KEY = `${SESSION_KEY}-code-verifier`
const VERIFIER = '"verifier-of-this-browser"'

describe('exchanging a code', () => {
  // Proves AUTH-35.
  it.each([
    ['recovery', 'recovery'],
    ['signup', 'signup'],
    [null, 'signup'],
  ])('maps the redirect type %j to the purpose %s', async (redirectType, purpose) => {
    const exchangeCodeForSession = () => Promise.resolve({ data: { user: {}, session: {}, redirectType }, error: null })
    const actor = createActor(defineExchangeCode(withAuth({ exchangeCodeForSession })), { input: { code: 'code' } })
    expect(await toPromise(actor.start())).toEqual({ purpose })
  })

  const OF = { 'a mail': defineExchangeCode, Google: defineExchangeSignIn }

  // Proves AUTH-27, AUTH-56.
  describe.each(['a mail', 'Google'] as const)('keeps the verifier of %s', (from) => {
    it.each([
      ['the network fails', () => Promise.reject(new TypeError('Failed to fetch')), 'network.unreachable', VERIFIER],
      ['the service is down', () => new Response('', { status: 503 }), 'service.unavailable', VERIFIER],
      [
        'the code was used',
        () => Response.json({ error_code: 'flow_state_not_found' }, { status: 404 }),
        from === 'Google' ? 'auth.googleFailed' : 'auth.linkExpired',
        null,
      ],
    ])('keeps it for a retry unless the code was rejected: %s', async (_, answer, code, stored) => {
      const { deviceStore } = clients
      deviceStore.setItem(VERIFIER_KEY, VERIFIER)
      const client = createClient('http://prosa.test', 'publishable', {
        auth: { flowType: 'pkce', storageKey: SESSION_KEY, storage: deviceStore, autoRefreshToken: false },
        global: { fetch: async () => answer() },
      })
      const exchange = OF[from]({ ...clients, openService: async () => ({ client, isGoogleEnabled: false }) })
      const exchanged = toPromise<AnyActorRef>(
        createActor(exchange as AnyActorLogic, { input: { code: 'code' } }).start(),
      )
      await expect(exchanged).rejects.toEqual({ code })
      expect(deviceStore.getItem(VERIFIER_KEY)).toBe(stored)
    })
  })
})

describe('the code or link of an e-mail', () => {
  const answer = { data: { user: {}, session: {} }, error: null }

  it.each(['signup', 'recovery'] as const)('is verified with its purpose: %s', async (purpose) => {
    const verifyOtp = vi.fn<(options: object) => Promise<object>>(() => Promise.resolve(answer))
    const mockClients = withAuth({ verifyOtp })
    const code = { email: 'ana@prosa.test', code: '123456', purpose }
    await toPromise(createActor(defineVerifyCode(mockClients), { input: code }).start())
    await toPromise(createActor(defineVerifyLink(mockClients), { input: { tokenHash: 'hash', purpose } }).start())
    expect(verifyOtp.mock.calls).toEqual([
      [{ email: 'ana@prosa.test', token: '123456', type: purpose }],
      [{ token_hash: 'hash', type: purpose }],
    ])
  })
})

describe('ending sessions', () => {
  // Proves ACCOUNT-40, SESSION-17.
  it.each(['others', 'global'] as const)('does not end this session, which has its own sign-out: %s', async (scope) => {
    const signOut = vi.fn<(token: string, scope: string) => Promise<object>>(() =>
      Promise.resolve({ data: null, error: null }),
    )
    const signedIn = withAuth({ admin: { signOut }, getSession })
    await toPromise(createActor(defineEndSessions(signedIn), { input: { scope } }).start())
    expect(signOut.mock.calls).toEqual([['token', 'others']])
  })
})
