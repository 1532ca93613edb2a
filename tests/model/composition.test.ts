/** Flows that run inside each other, put together for real: what the models assume of one, the other does. */
// Proves SESSION-03, SESSION-06, FAIL-02.
import { type AnyActorLogic, type AnyEventObject, createActor, SimulatedClock, type SnapshotFrom } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { Profile } from '#contracts/account.ts'
import { API_TIMEOUT } from '#contracts/limits.ts'
import type { Outcome } from '#machines/kit/model.ts'
import { ANA, MEMBER } from '#machines/kit/samples.ts'
import { profileModel } from '#machines/profile/profile.model.ts'
import { accountOf } from '#machines/session/account-of.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import { sessionModel } from '#machines/session/session.model.ts'
import { heldActors } from '#tests/kit/held-actors.ts'

const signedIn = () => {
  const [session, profile] = [heldActors(sessionModel), heldActors(profileModel)]
  const clock = new SimulatedClock()
  const inner: Record<string, AnyActorLogic> = { profile: profile.machine }
  const actor = createActor(session.machine.provide({ actors: inner }), { clock }).start()
  actor.send({ type: 'auth.signedIn', user: ANA })
  const shown = () => {
    const { profile: known } = actor.getSnapshot().context as { profile: Profile | null }
    return known
  }
  return {
    actor,
    clock,
    shown,
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
  it('shows the row that was read for the id of the auth user', async () => {
    const { actor, shown, settle, calls } = signedIn()
    const before = shown()
    await settle({ ok: MEMBER })
    expect([before, calls.map(({ input }) => input), shown()]).toEqual([null, [{ id: 'auth-ana' }], MEMBER])
    actor.stop()
  })

  for (const [name, outcome] of Object.entries(profileModel.outcomes.loadProfile)) {
    if ('ok' in outcome && outcome.ok !== null) continue
    it(`shows the fallback when the row is ${name}`, async () => {
      const { actor, shown, settle } = signedIn()
      await settle(outcome)
      expect(shown()).toEqual(FALLBACK)
      actor.stop()
    })
  }

  it('lets the inner flow run out of time first, so that its own end is the one that counts', () => {
    const { actor, clock, shown } = signedIn()
    const limits = [profileModel.machine, sessionModel.machine].map(({ implementations }) => implementations.delays)
    clock.increment(Number(limits[0]?.callTimeout))
    expect(shown()).toEqual(FALLBACK)
    expect(Number(limits[1]?.profileTimeout)).toBeGreaterThan(Number(limits[0]?.callTimeout))
    actor.stop()
  })

  it('keeps nobody waiting for ever, however silent the services are', () => {
    const [session, profile] = [heldActors(sessionModel), heldActors(profileModel)]
    const inner: Record<string, AnyActorLogic> = { profile: profile.machine }
    const starts: (AnyEventObject | null)[] = [
      null,
      { type: 'auth.restored', user: ANA },
      { type: 'auth.signedIn', user: ANA },
      { type: 'auth.passwordRecovery', user: ANA },
    ]
    const ends = starts.map((event) => {
      const clock = new SimulatedClock()
      const actor = createActor(session.machine.provide({ actors: inner }), { clock }).start()
      if (event !== null) actor.send(event)
      clock.increment(2 * API_TIMEOUT)
      const snapshot = actor.getSnapshot() as SnapshotFrom<typeof sessionMachine>
      actor.stop()
      // Whoever cannot be named is offered another try: a view of its own.
      return snapshot.matches('unreachable') ? 'offered another try' : accountOf(snapshot).status
    })
    expect(ends).toEqual(['offered another try', 'signedIn', 'signedIn', 'signedIn'])
  })
})
