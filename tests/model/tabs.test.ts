/** Session, profile and guard together with each other flow, in two tabs of one device: invariants on random walks. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { flows } from '#machines/index.ts'
import type { FlowModel } from '#machines/kit/model.ts'
import { ANA } from '#machines/kit/samples.ts'
import { openDevice } from '#tests/kit/device.ts'
import type { Tab } from '#tests/kit/tab.ts'
import { usualOrFull } from '#tests/kit/tier.ts'

const RUNS = usualOrFull(20, 200)
const choices = fc.array(fc.nat(), { minLength: 20, maxLength: 80, size: 'max' })
const PARTS = new Set(['session', 'profile', 'routeGuard'])

/** The invariants that a tab violates now. */
const wrongIn = ({ session, routeGuard, flow, account }: Tab): string[] => {
  const [signedIn, guard, form] = [session.getSnapshot(), routeGuard.getSnapshot(), flow.getSnapshot()]
  const { user, profile } = signedIn.context
  const now = account()
  const { status } = now
  const rules: Record<string, boolean> = {
    'no flow breaks': [signedIn, guard, form].every((snapshot) => snapshot.status !== 'error'),
    'a protected page is shown to nobody but an active person whose profile is known':
      !guard.matches('allowed') || (status === 'signedIn' && profile.isActive),
    'the guard turns away whoever is signed out':
      status !== 'signedOut' ||
      ['redirecting', 'redirected', 'accountDeleted', 'ended'].some((name) => guard.matches(name)),
    'a page waits for its person only where the session ended by itself':
      !guard.matches('ended') || status !== 'signedOut' || now.hasEnded === true,
    'nothing of an account is kept where nobody is signed in':
      signedIn.matches('signedIn') || (user === null && profile === null),
    'a profile is that of the person who is signed in': profile === null || profile.email === user.email,
    'the login has no form for whoever is signed in':
      form.machine.id !== 'login' || status !== 'signedIn' || form.matches('leaving') || form.matches('redirected'),
  }
  return Object.keys(rules).filter((rule) => !rules[rule])
}

/** Makes the chosen moves, and checks the invariants after each. */
const walk = async (model: FlowModel, [first = 0, ...rest]: readonly number[]) => {
  const device = openDevice(model, first % 2 === 0 ? ANA : null)
  const labels: string[] = []
  for (const choice of rest) {
    const moves = device.moves()
    const move = moves[choice % moves.length]
    if (move === undefined) throw new Error('nothing can happen')
    labels.push(move.label)
    // Each step builds on the one before.
    await device.make(move) // oxlint-disable-line no-await-in-loop
    expect(device.tabs.flatMap(wrongIn), labels.join(' > ')).toEqual([])
  }
  device.settle()
  const remembered = device.user()?.id ?? null
  const known = device.tabs.map(({ session }) => session.getSnapshot().context.user?.id ?? null)
  expect(known, labels.join(' > ')).toEqual([remembered, remembered])
  device.close()
}

for (const [id, { model }] of Object.entries(flows)) {
  if (PARTS.has(id)) continue
  // Proves SESSION-16.
  it(
    `${id}: the invariants hold on random walks, and both tabs end in the state of the device’s storage`,
    { timeout: 120_000 },
    () =>
      fc.assert(
        fc.asyncProperty(choices, (chosen) => walk(model, chosen)),
        { numRuns: RUNS },
      ),
  )
}
