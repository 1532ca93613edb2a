/** Flows that run inside each other, connected for real: the models' assumptions about each other hold. */
import { type AnyActorLogic, createActor, type EventFromLogic, fromCallback, fromPromise } from 'xstate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthUser, Profile } from '#contracts/account.ts'
import { API_TIMEOUT, CALL_TIMEOUT } from '#contracts/limits.ts'
import type { Outcome } from '#machines/kit/model.ts'
import { ANA, MEMBER } from '#machines/kit/samples.ts'
import { profileMachine } from '#machines/profile/profile.machine.ts'
import { profileModel } from '#machines/profile/profile.model.ts'
import { accountOf } from '#machines/session/account-of.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { sessionModel } from '#machines/session/session.model.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { mockActors } from '#tests/kit/mock-actors.ts'

const signedIn = () => {
  const [session, profile] = [mockActors(sessionModel), mockActors(profileModel)]
  const inner: Record<string, AnyActorLogic> = { profile: profile.machine }
  const actor = createActor(session.machine.provide({ actors: inner })).start()
  actor.send({ type: 'auth.signedIn', user: ANA })
  const profileShown = () => {
    const { profile: known } = actor.getSnapshot().context as { profile: Profile | null }
    return known
  }
  return {
    actor,
    profileShown,
    settle: (outcome: Outcome) => profile.settle('loadProfile', outcome),
    calls: profile.calls,
  }
}

const FALLBACK = {
  id: 'auth-ana',
  name: 'Ana Souza',
  email: 'ana@prosa.test',
  role: 'user',
  isActive: true,
  isFallback: true,
}

describe('session with profile', () => {
  // Proves SESSION-03.
  it('has the row that was read for the id of the auth user', async () => {
    const { actor, profileShown, settle, calls } = signedIn()
    const before = profileShown()
    await settle({ ok: MEMBER })
    expect([before, calls.map(({ input }) => input), profileShown()]).toEqual([null, [{ id: 'auth-ana' }], MEMBER])
    actor.stop()
  })

  for (const [name, outcome] of Object.entries(profileModel.outcomes.loadProfile)) {
    if ('ok' in outcome && outcome.ok !== null) continue
    // Proves SESSION-06.
    it(`shows the fallback when the row is ${name}`, async () => {
      const { actor, profileShown, settle } = signedIn()
      await settle(outcome)
      expect(profileShown()).toEqual(FALLBACK)
      actor.stop()
    })
  }
})

/** Connected as on the site, with services that never answer. */
const silentSession = () => {
  const profile = provide(profileMachine, {
    loadProfile: fromPromise<Profile | null, { id: string }>(() => new Promise(() => {})),
  })
  const session = provide(sessionMachine, {
    watchAuth: fromCallback<{ type: 'restore' }, undefined>(() => {}),
    exchangeSignIn: fromPromise<AuthUser, { code: string }>(() => new Promise(() => {})),
    signOut: fromPromise<void, undefined>(() => new Promise(() => {})),
    profile,
  })
  return createActor(session).start()
}

describe('session with profile, if the services never answer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const starts: readonly (readonly [EventFromLogic<typeof sessionMachine>[], string])[] = [
    [[], 'offered another try'],
    [[{ type: 'auth.restored', user: ANA }], 'signedIn'],
    [[{ type: 'auth.signedIn', user: ANA }], 'signedIn'],
    [[{ type: 'auth.passwordRecovery', user: ANA }], 'signedIn'],
    [[{ type: 'session.exchange', code: 'code-from-google' }], 'offered another try'],
    [[{ type: 'auth.signedIn', user: ANA }, { type: 'session.signOut' }], 'signedOut'],
    [[{ type: 'auth.signedIn', user: ANA }, { type: 'auth.tokenRejected' }], 'signedOut'],
  ]
  // Proves FAIL-02.
  it.each(starts)('settles after %j', async (events, end) => {
    const actor = silentSession()
    for (const event of events) actor.send(event)
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT)
    if (events[0]?.type === 'session.exchange') await vi.advanceTimersByTimeAsync(API_TIMEOUT)
    const snapshot = actor.getSnapshot()
    actor.stop()
    // If the person cannot be determined, a view offers a retry.
    expect(snapshot.matches('unreachable') ? 'offered another try' : accountOf(snapshot).status).toBe(end)
  })

  // Proves SESSION-06.
  it('shows the fallback when no row was read in time', async () => {
    const actor = silentSession()
    actor.send({ type: 'auth.signedIn', user: ANA })
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT)
    expect(actor.getSnapshot().context.profile).toEqual(FALLBACK)
    actor.stop()
  })
})
