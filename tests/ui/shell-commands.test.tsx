/** Shell commands of flows are executed by the router and the session. */
import { act, cleanup, render } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Actor, emit, fromPromise, setup } from 'xstate'
import type { ShellCommand } from '#machines/kit/shell.ts'
import { addNavigationGuard, blockNavigation } from '#src/page-context/navigation-guard.ts'
import { PlaceContext } from '#src/page-context/place.ts'
import { sendSession } from '#src/flow-runtime/session-store.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'

vi.mock('#src/flow-runtime/session-store.ts', () => ({ sendSession: vi.fn<(event: unknown) => void>() }))

const commandMachine = setup({
  types: { events: {} as { type: 'ask'; command: ShellCommand }, emitted: {} as ShellCommand },
}).createMachine({ id: 'asker', on: { ask: { actions: emit(({ event }) => event.command) } } })

type PageProps = {
  onFlow: (flow: Actor<typeof commandMachine>) => void
}

const Page = ({ onFlow }: PageProps) => {
  const flow = useFlow(commandMachine)
  useEffect(() => {
    onFlow(flow)
  }, [flow, onFlow])
  return null
}

const PLACE = { language: 'fr', page: 'login', pathname: '/fr/login' } as const

/** Shows a page whose flow emits a command; the returned function unmounts the page and emits another one. */
const emitCommand = (command: ShellCommand) => {
  const flows: Actor<typeof commandMachine>[] = []
  const ask = (shellCommand: ShellCommand) => act(() => flows.at(-1)?.send({ type: 'ask', command: shellCommand }))
  const { unmount } = render(
    <PlaceContext value={PLACE}>
      <Page onFlow={(flow) => flows.push(flow)} />
    </PlaceContext>,
  )
  ask(command)
  return (lateCommand: ShellCommand) => {
    unmount()
    ask(lateCommand)
  }
}

const pushed = vi.spyOn(history, 'pushState')
const replaced = vi.spyOn(history, 'replaceState')
const goBack = vi.spyOn(history, 'back')
const steps = () => ({
  pushed: pushed.mock.calls.map(([state, , path]) => [path, state]),
  replaced: replaced.mock.calls.map(([state, , path]) => [path, state]),
  goBack: goBack.mock.calls.length,
})

beforeEach(() => vi.clearAllMocks())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('navigate opens a page in the current language, with its navigation state', () => {
  emitCommand({ type: 'navigate', to: 'register', navigationState: { email: 'ana@prosa.test' } })
  expect(steps()).toEqual({ pushed: [['/fr/cadastro', { email: 'ana@prosa.test' }]], replaced: [], goBack: 0 })
})

test('navigate keeps the query of a stored page', () => {
  emitCommand({ type: 'navigate', to: 'contact', search: '?from=mail' })
  expect(steps()).toEqual({ pushed: [['/fr/contato?from=mail', null]], replaced: [], goBack: 0 })
})

test('navigate with replace replaces the history entry', () => {
  history.replaceState(null, '', PLACE.pathname)
  vi.clearAllMocks()
  emitCommand({ type: 'navigate', to: 'dashboard', replace: true })
  expect(steps()).toEqual({ pushed: [], replaced: [['/fr/dashboard', null]], goBack: 0 })
})

test('navigate with replace does nothing if the page was left', () => {
  history.replaceState(null, '', '/fr/ate-logo')
  vi.clearAllMocks()
  emitCommand({ type: 'navigate', to: 'login', replace: true })
  expect(steps()).toEqual({ pushed: [], replaced: [], goBack: 0 })
})

/** A page whose flow opens the registration by a click, or when the held effect ends. */
const withLatePush = () => {
  const pending = Promise.withResolvers<void>()
  const waiter = setup({
    types: { events: {} as { type: 'open' }, emitted: {} as ShellCommand },
    actors: { wait: fromPromise(() => pending.promise) },
    actions: { emitRegister: emit({ type: 'navigate' as const, to: 'register' as const }) },
  }).createMachine({
    id: 'waiter',
    invoke: { src: 'wait', onDone: { actions: 'emitRegister' } },
    on: { open: { actions: 'emitRegister' } },
  })
  const flows: Actor<typeof waiter>[] = []
  const Waiting = () => {
    const flow = useFlow(waiter)
    useEffect(() => void flows.push(flow), [flow])
    return null
  }
  history.replaceState(null, '', PLACE.pathname)
  render(
    <PlaceContext value={PLACE}>
      <Waiting />
    </PlaceContext>,
  )
  vi.clearAllMocks()
  return {
    press: () => act(() => flows.at(-1)?.send({ type: 'open' })),
    end: () => act(async () => pending.resolve()),
  }
}

test('navigate that an effect led to opens its page', async () => {
  await withLatePush().end()
  expect(steps().pushed).toEqual([['/fr/cadastro', null]])
})

// Proves FAIL-31.
test('navigate that an effect led to does nothing if the page was left, which is shown until the next one is loaded', async () => {
  const { press, end } = withLatePush()
  history.replaceState(null, '', '/fr/ate-logo')
  await end()
  const pushedAtEnd = steps().pushed
  press()
  expect([pushedAtEnd, steps().pushed]).toEqual([[], [['/fr/cadastro', null]]])
})

test('changeQuery replaces one parameter of the URL and keeps the others', () => {
  history.replaceState({ email: 'ana@prosa.test' }, '', `${PLACE.pathname}?sort=name&q=bia`)
  vi.clearAllMocks()
  const more = emitCommand({ type: 'changeQuery', parameter: 'q', value: 'ana & bia' })
  expect(location.search).toBe('?sort=name&q=ana+%26+bia')
  more({ type: 'changeQuery', parameter: 'q', value: 'late' })
  emitCommand({ type: 'changeQuery', parameter: 'q', value: '' })
  expect([location.search, history.state]).toEqual(['?sort=name', { email: 'ana@prosa.test' }])
  expect(steps().pushed).toEqual([])
})

test('a command of the first state is executed', () => {
  const leavingMachine = setup({ types: { emitted: {} as ShellCommand } }).createMachine({
    id: 'leaver',
    entry: emit({ type: 'changeQuery', parameter: 'checkout', value: '' }),
  })
  const Commanding = () => {
    useFlow(leavingMachine)
    return null
  }
  history.replaceState(null, '', `${PLACE.pathname}?checkout=left`)
  render(
    <PlaceContext value={PLACE}>
      <Commanding />
    </PlaceContext>,
  )
  expect(location.search).toBe('')
})

test('changeQuery does nothing on another page', () => {
  history.replaceState(null, '', '/fr/ate-logo')
  vi.clearAllMocks()
  emitCommand({ type: 'changeQuery', parameter: 'q', value: 'ana' })
  expect(steps()).toEqual({ pushed: [], replaced: [], goBack: 0 })
})

// Proves GUARD-17.
test('goBack goes to the previous page', () => {
  vi.stubGlobal('navigation', { canGoBack: true })
  emitCommand({ type: 'goBack' })
  expect(steps()).toEqual({ pushed: [], replaced: [], goBack: 1 })
})

// Proves GUARD-17.
test.for([
  ['another site', { canGoBack: false }],
  ['nothing that the browser tells of', undefined],
] as const)('goBack goes to the home page if there is %s before this page', ([, navigation]) => {
  vi.stubGlobal('navigation', navigation)
  history.pushState(null, '', '/fr/login')
  vi.clearAllMocks()
  emitCommand({ type: 'goBack' })
  expect(steps()).toEqual({ pushed: [['/fr', null]], replaced: [], goBack: 0 })
})

test('retrySession is sent to the session', () => {
  emitCommand({ type: 'retrySession' })
  expect(vi.mocked(sendSession).mock.calls).toEqual([[{ type: 'session.retry' }]])
})

test('signOut signs out', () => {
  emitCommand({ type: 'signOut' })
  expect(vi.mocked(sendSession).mock.calls).toEqual([[{ type: 'session.signOut' }]])
})

test('profileChanged sends the name to the session', () => {
  emitCommand({ type: 'profileChanged', name: 'Ana Lima' })
  expect(vi.mocked(sendSession).mock.calls).toEqual([[{ type: 'profile.changed', name: 'Ana Lima' }]])
})

test('switchLanguage stores the language, and opens the same page in it', () => {
  history.replaceState(null, '', '/fr/login?from=mail')
  vi.clearAllMocks()
  emitCommand({ type: 'switchLanguage', to: 'en' })
  expect(steps()).toEqual({ pushed: [['/en/login?from=mail', null]], replaced: [], goBack: 0 })
  expect([localStorage.getItem('i18nextLng'), localStorage.getItem('i18nextLngExplicit')]).toEqual(['en', 'true'])
})

// Proves ROUTE-24.
test('switchLanguage replaces the entry of a step', () => {
  const state = { steps: [{ flow: 'login', view: 'passwordReset', by: 'passwordReset.open' }] }
  history.replaceState(state, '', '/fr/login')
  vi.clearAllMocks()
  emitCommand({ type: 'switchLanguage', to: 'en' })
  expect(steps()).toEqual({ pushed: [], replaced: [['/en/login', state]], goBack: 0 })
})

test('leavePage resumes a held navigation, once', () => {
  const go = vi.fn<() => void>()
  addNavigationGuard({ ask: () => {}, onMove: () => {}, onPopState: () => {} })
  blockNavigation(go)
  emitCommand({ type: 'leavePage' })({ type: 'leavePage' })
  expect(go).toHaveBeenCalledTimes(1)
})

test('of two forms with unsaved changes the newer one asks, and the other one after it was saved', () => {
  const [older, newer] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const removals = [older, newer].map((asks) =>
    addNavigationGuard({ ask: asks, onMove: () => {}, onPopState: () => {} }),
  )
  blockNavigation(() => {})
  expect([older.mock.calls.length, newer.mock.calls.length]).toEqual([0, 1])
  removals[1]?.()
  blockNavigation(() => {})
  expect([older.mock.calls.length, newer.mock.calls.length]).toEqual([1, 1])
  removals[0]?.()
})

test('a command is executed once, in the current language of the page', () => {
  const flows: Actor<typeof commandMachine>[] = []
  const addFlow = (flow: Actor<typeof commandMachine>) => flows.push(flow)
  const pageIn = (language: 'fr' | 'en') => (
    <PlaceContext value={{ language, page: 'login', pathname: `/${language}/login` }}>
      <Page onFlow={addFlow} />
    </PlaceContext>
  )
  const { rerender } = render(pageIn('fr'))
  rerender(pageIn('en'))
  act(() => flows.at(-1)?.send({ type: 'ask', command: { type: 'navigate', to: 'register' } }))
  expect(steps()).toEqual({ pushed: [['/en/cadastro', null]], replaced: [], goBack: 0 })
})

test('commands of an unmounted page are ignored', () => {
  const leave = emitCommand({ type: 'retrySession' })
  leave({ type: 'navigate', to: 'home' })
  expect(steps()).toEqual({ pushed: [], replaced: [], goBack: 0 })
})
