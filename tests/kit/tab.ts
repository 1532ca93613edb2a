/** The flows of one tab, connected as on the site: a session with its profile, the guard of a page, and another flow. */
import { type AnyActorRef, type AnyEventObject, createActor, type SimulatedClock } from 'xstate'
import type { AuthUser, Profile } from '#contracts/account.ts'
import { routeGuardModel } from '#machines/route-guard/route-guard.model.ts'
import type { EventCase, FlowModel, Outcome } from '#machines/kit/model.ts'
import { MEMBER, REFUSED } from '#machines/kit/samples.ts'
import { profileModel } from '#machines/profile/profile.model.ts'
import { accountOf } from '#machines/session/account-of.ts'
import { sessionModel } from '#machines/session/session.model.ts'
import { mockActors } from './mock-actors.ts'
import { BROKEN } from '#machines/kit/steps.ts'

/** Streams that are connected to other flows of the tab. */
const WIRED = new Set(['watchAuth', 'watchAccount'])

export type Move = { label: string; src?: string; run: () => Promise<void> | void }

const labelOf = ({ case: name, event }: EventCase) => (name === undefined ? event.type : `${event.type}:${name}`)

/** `users`: everybody who can be signed in; a found row is that of the requested user. */
export const openTab = (name: string, model: FlowModel, users: readonly AuthUser[], clock: SimulatedClock) => {
  const profile = mockActors(profileModel)
  const mocks = { session: mockActors(sessionModel), routeGuard: mockActors(routeGuardModel), flow: mockActors(model) }
  const session = createActor(mocks.session.machine.provide({ actors: { profile: profile.machine } }), { clock })
  const routeGuard = createActor(mocks.routeGuard.machine, { clock, input: routeGuardModel.inputs.accountPage })
  const flow = createActor(mocks.flow.machine, { clock, input: Object.values(model.inputs)[0] })
  const actors = { session, routeGuard, flow }

  const account = () => accountOf(session.getSnapshot() as Parameters<typeof accountOf>[0])
  const reportAccount = () => {
    const event = { type: 'account.changed', account: account() }
    mocks.routeGuard.report('watchAccount', event)
    if ('watchAccount' in model.streams && flow.getSnapshot().status === 'active')
      mocks.flow.report('watchAccount', event)
  }
  for (const actor of Object.values(actors)) actor.start()
  reportAccount()
  session.subscribe(reportAccount)

  const rowOf = (id: string): Profile => ({
    ...MEMBER,
    id: `row-${id}`,
    email: users.find((user) => user.id === id)?.email ?? '',
  })
  const withRow = (outcome: Outcome): Outcome => {
    const request = profile.calls.at(-1)?.input as { id: string } | undefined
    return request !== undefined && 'ok' in outcome && outcome.ok !== null ? { ok: rowOf(request.id) } : outcome
  }

  const movesOf = (part: keyof typeof actors, { person, environment, streams }: FlowModel): Move[] => {
    const actor: AnyActorRef = actors[part]
    const streamEvents = Object.entries(streams).flatMap(([src, events]) => (WIRED.has(src) ? [] : events))
    return [...person, ...environment, ...streamEvents]
      .filter(({ event }) => actor.getSnapshot().can(event))
      .map((it) => ({ label: `${name}.${part} ${labelOf(it)}`, run: () => actor.send(it.event) }))
  }
  /** The token of this tab is rejected: the call fails, and the session is notified. */
  const refusals = ({ settle, running }: ReturnType<typeof mockActors>): Move[] =>
    running().map((src) => ({
      label: `${name}.flow ${src}: the token is rejected`,
      src,
      run: async () => {
        await settle(src, REFUSED)
        mocks.session.report('watchAuth', { type: 'auth.tokenRejected' })
      },
    }))
  const ends = (part: string, { settle, running }: ReturnType<typeof mockActors>, { outcomes }: FlowModel): Move[] =>
    running().flatMap((src) =>
      Object.entries(outcomes[src] ?? { broken: BROKEN }).map(([outcomeName, outcome]) => ({
        label: `${name}.${part} ${src}:${outcomeName}`,
        src: `${src}:${outcomeName}`,
        run: () => settle(src, src === 'loadProfile' ? withRow(outcome) : outcome),
      })),
    )

  return {
    ...actors,
    account,
    /** Everything that can happen in this tab by itself. */
    moves: (): Move[] => [
      ...movesOf('session', sessionModel),
      ...movesOf('routeGuard', routeGuardModel),
      ...movesOf('flow', model),
      ...ends('session', mocks.session, sessionModel),
      ...ends('session', profile, profileModel),
      ...ends('routeGuard', mocks.routeGuard, routeGuardModel),
      ...ends('flow', mocks.flow, model),
      ...refusals(mocks.flow),
    ],
    /** Sends an event of the tab's auth client. */
    announce: (event: AnyEventObject) => mocks.session.report('watchAuth', event),
    /** Number of restore and sign-out calls of the session. */
    callCounts: () => ({
      restore: mocks.session.sent.length,
      signOut: mocks.session.calls.filter(({ src }) => src === 'signOut').length,
    }),
    close: () => {
      for (const actor of Object.values(actors)) actor.stop()
    },
  }
}

export type Tab = ReturnType<typeof openTab>
