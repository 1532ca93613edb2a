/**
 * The session has no view of its own: header and account page show who is signed in. One tab takes each kind of edge of the
 * session flow, in the full tier each edge, and is checked after each step for the current person, and for data of an
 * earlier one.
 */
import { createElement, Fragment } from 'react'
import { expect, it, vi } from 'vitest'
import { SimulatedClock } from 'xstate'
import type { Account } from '#contracts/account.ts'
import { accountOf } from '#machines/session/account-of.ts'
import { sessionModel } from '#machines/session/session.model.ts'
import { flowHost } from '#src/flow-runtime/flow-host.ts'
import { TranscriptionDeletionProvider } from '#src/account/transcription-deletion/transcription-deletion.tsx'
import { NavLinks } from '#src/app/nav-links.tsx'
import { loadedPage } from '#src/app/pages.ts'
import { ensureSession, sendSession, useSignOutReason } from '#src/flow-runtime/session-store.ts'
import { coverageOf, coverageText, emptyCoverage, pass, visit } from '#tests/kit/coverage.ts'
import { transitionName } from '#machines/kit/definition.ts'
import { reportFlow } from '#tests/kit/flow-row.ts'
import { edgesToPlay } from '#tests/kit/edges-to-play.ts'
import { explore, type Edge, type Graph, type Vertex } from '#tests/kit/graph.ts'
import { mockActors } from '#tests/kit/mock-actors.ts'
import { edgeTours } from '#tests/kit/paths.ts'
import { watchConsole } from '../kit/watch-console.ts'
import { mount, preload } from '../kit/mount.tsx'
import { WAIT_OPTIONS } from '../kit/view-driver.ts'

const REASON = 'nobody is signed in:'
const Reason = () => createElement('p', { id: 'reason' }, `${REASON} ${useSignOutReason()?.code}`)

const mocks = mockActors(sessionModel)
const clock = new SimulatedClock()
const record = emptyCoverage()
const consoleMessages = watchConsole()

type ReportedSession = Parameters<typeof sendSession>[0]

const seenControls = () =>
  [...document.querySelectorAll<HTMLElement>('main a, main button')].filter((control) => control.checkVisibility())

const buttonOf = (text: string) => seenControls().find(({ textContent }) => textContent === text)

const GESTURES: Readonly<Record<string, string>> = { 'session.signOut': 'Sair', 'profile.reload': 'Tentar de novo' }

/** Clicks the event's button if there is one; other events are sent by the guard and the clients of services. */
const reportSession = (event: ReportedSession) => {
  const button = buttonOf(GESTURES[event.type] ?? '')
  if (button) button.click()
  else sendSession(event)
}

const take = async ({ step }: Edge) => {
  if (step.type === 'delay') clock.increment(step.ms)
  else if (step.type === 'outcome' && step.actor in sessionModel.outcomes) await mocks.settle(step.actor, step.outcome)
  else if (step.event.type.startsWith('auth.') || step.type === 'outcome') mocks.report('watchAuth', step.event)
  else reportSession(step.event as ReportedSession)
}

const isUnknown = ({ snapshot }: Vertex) => snapshot.value === 'restoring' || snapshot.value === 'unreachable'

/** A tour of the selected edges: first those of the initial unknown states, which cannot be reached again. */
const lifeOf = (graph: Graph): Edge[] => {
  const selected = edgesToPlay(graph)
  const unknownEdges = graph.edges.filter(({ from, to }) => isUnknown(from) && isUnknown(to))
  const beginning = { ...graph, edges: unknownEdges, leaving: Map.groupBy(unknownEdges, ({ from }) => from) }
  const [first] = edgeTours(
    beginning,
    Infinity,
    selected.filter((edge) => unknownEdges.includes(edge)),
  )
  if (first === undefined) throw new Error('a session begins unknown')
  const at = first.edges.at(-1)?.to ?? first.start.at
  const [mainTour] = edgeTours({ ...graph, starts: [{ ...first.start, at }] }, Infinity, selected)
  return [...first.edges, ...(mainTour?.edges ?? [])]
}

const NAMES = /Ana|Bia|prosa\.test/

/** While the account is unknown, the header stays as it was. */
const isAtHome = ({ status }: Account, before: boolean) => (status === 'waiting' ? before : status === 'signedIn')

const signOutReasonOf = (account: Account): string | undefined => {
  if (account.status !== 'signedOut') return undefined
  return account.refusal?.code ?? (account.hasEnded === true ? 'auth.sessionExpired' : undefined)
}

const expectedPage = (account: Account, isMarked: boolean) => {
  const profile = account.status === 'signedIn' ? account.profile : null
  return {
    heading: profile === null ? null : `Olá, ${profile.name.split(' ', 1)[0]}`,
    isFallback: profile?.isFallback ?? false,
    isNamed: profile !== null,
    links: isMarked ? ['Minha conta', 'Sair'] : ['Entrar', 'Criar conta'],
    reason: `${REASON} ${signOutReasonOf(account)}`,
  }
}

const readPage = () => {
  const text = document.querySelector('main')?.innerText ?? ''
  const links = seenControls().map(({ textContent }) => textContent)
  return {
    heading: document.querySelector('main h1')?.textContent ?? null,
    isFallback: text.includes('Seu perfil não carregou por inteiro'),
    isNamed: NAMES.test(text),
    links: ['Entrar', 'Criar conta', 'Minha conta', 'Sair'].filter((link) => links.includes(link)),
    reason: document.getElementById('reason')?.textContent,
  }
}

// The full tier takes five times as many steps as the usual one, more than the usual limit allows on a slow machine.
it('shows in every situation who is signed in, and no data of an earlier person', async (context) => {
  flowHost.provide = (machine) => (machine.id === 'session' ? mocks.machine : machine) as typeof machine
  flowHost.options = {
    clock,
    inspect: (inspection) => {
      if (inspection.type === '@xstate.microstep') pass(record, inspection._transitions.map(transitionName))
    },
  }
  await preload('dashboard')
  const session = await ensureSession()
  const { hide } = mount(
    createElement(
      Fragment,
      null,
      createElement(NavLinks),
      createElement(TranscriptionDeletionProvider, { personId: null }, createElement(loadedPage('dashboard'))),
      createElement(Reason),
    ),
    { page: 'dashboard' },
  )
  const graph = explore(sessionModel)
  const played = lifeOf(graph)
  let isMarked = false
  for (const edge of played) {
    await take(edge)
    const { snapshot } = edge.to
    const account = accountOf(snapshot as Parameters<typeof accountOf>[0])
    const where = `in ${edge.from.name} on ${edge.step.label}`
    isMarked = isAtHome(account, isMarked)
    const expected = expectedPage(account, isMarked)
    await vi.waitFor(() => {
      const { value, context: memory } = session.getSnapshot()
      expect({ value, memory }, where).toEqual({ value: snapshot.value, memory: snapshot.context })
      expect(readPage(), where).toEqual(expected)
    }, WAIT_OPTIONS)
    visit(record, session.getSnapshot())
  }
  hide()
  const coverage = coverageOf(sessionModel.machine, record)
  reportFlow(context, 'session', {
    'edges played': `${new Set(played).size} of ${graph.edges.length}`,
    tours: 1,
    'states / transitions': coverageText(coverage),
  })
  expect([...coverage.missedStates, ...coverage.missedTransitions]).toEqual([])
  expect(consoleMessages).toEqual([])
}, 300_000)
