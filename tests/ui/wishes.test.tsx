/** What a flow wishes of the shell is granted by the router and the session, and by nothing else. */
// Proves GUARD-17.
import { act, cleanup, render } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Actor, type AnyStateMachine, emit, setup } from 'xstate'
import type { Navigate } from '#machines/kit/navigation.ts'
import { hold, setGuard } from '#src/place/leaving.ts'
import { PlaceContext } from '#src/place/place.ts'
import { sendSession } from '#src/flow/session-store.ts'
import { useFlow } from '#src/flow/use-flow.tsx'

vi.mock('#src/flow/session-store.ts', () => ({ sendSession: vi.fn<(event: unknown) => void>() }))

type Wish =
  | Navigate
  | { type: 'goBack' }
  | { type: 'retrySession' }
  | { type: 'rejectSession' }
  | { type: 'endSession' }
  | { type: 'listChanged' }
  | { type: 'leavePage' }
  | { type: 'profileChanged'; name: string }
  | { type: 'switchLanguage'; to: 'en' }

const wisher = (id: string) =>
  setup({ types: { events: {} as { type: 'wish'; wish: Wish }, emitted: {} as Wish } }).createMachine({
    id,
    on: { wish: { actions: emit(({ event }) => event.wish) } },
  })

type PageProps = {
  machine: AnyStateMachine
  onFlow: (flow: Actor<AnyStateMachine>) => void
  onListChanged?: () => void
}

const Page = ({ machine, onFlow, ...options }: PageProps) => {
  const flow = useFlow(machine, options)
  useEffect(() => {
    onFlow(flow)
  }, [flow, onFlow])
  return null
}

const PLACE = { language: 'fr', page: 'login', pathname: '/fr/login' } as const

/** Shows a page whose flow wishes something; the answer leaves the page and wishes something else. */
const wish = (wanted: Wish, { id = 'login', ...options }: { id?: string; onListChanged?: () => void } = {}) => {
  const machine: AnyStateMachine = wisher(id)
  const flows: Actor<AnyStateMachine>[] = []
  const tell = (what: Wish) => act(() => flows.at(-1)?.send({ type: 'wish', wish: what }))
  const { unmount } = render(
    <PlaceContext value={PLACE}>
      <Page machine={machine} onFlow={(flow) => flows.push(flow)} {...options} />
    </PlaceContext>,
  )
  tell(wanted)
  return (late: Wish) => {
    unmount()
    tell(late)
  }
}

const pushed = vi.spyOn(history, 'pushState')
const replaced = vi.spyOn(history, 'replaceState')
const wentBack = vi.spyOn(history, 'back')
const steps = () => ({
  pushed: pushed.mock.calls.map(([state, , path]) => [path, state]),
  replaced: replaced.mock.calls.map(([state, , path]) => [path, state]),
  wentBack: wentBack.mock.calls.length,
})

beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

test('another page opens in the language of this one, with what is carried to it', () => {
  wish({ type: 'navigate', to: 'register', carry: { email: 'ana@prosa.test' } })
  expect(steps()).toEqual({ pushed: [['/fr/cadastro', { email: 'ana@prosa.test' }]], replaced: [], wentBack: 0 })
})

test('a remembered query comes along', () => {
  wish({ type: 'navigate', to: 'contact', search: '?from=mail' })
  expect(steps()).toEqual({ pushed: [['/fr/contato?from=mail', null]], replaced: [], wentBack: 0 })
})

test.each([
  ['the account', 'login', { type: 'navigate', to: 'dashboard' }, '/fr/dashboard'],
  ['where the guard sends somebody', 'access', { type: 'navigate', to: 'login' }, '/fr/login'],
] as const)('%s takes the place of a page that only led there', (_, id, wanted, path) => {
  history.replaceState(null, '', PLACE.pathname)
  vi.clearAllMocks()
  wish(wanted, { id })
  expect(steps()).toEqual({ pushed: [], replaced: [[path, null]], wentBack: 0 })
})

test('the guard leads nobody away who has left its page', () => {
  history.replaceState(null, '', '/fr/ate-logo')
  vi.clearAllMocks()
  wish({ type: 'navigate', to: 'login' }, { id: 'access' })
  expect(steps()).toEqual({ pushed: [], replaced: [], wentBack: 0 })
})

test('back is the page before this one', () => {
  history.pushState(null, '', '/fr')
  history.pushState(null, '', '/fr/login')
  vi.clearAllMocks()
  wish({ type: 'goBack' })
  expect(steps()).toEqual({ pushed: [], replaced: [], wentBack: 1 })
})

test('back is home where there was no page before', () => {
  vi.spyOn(history, 'length', 'get').mockReturnValue(1)
  wish({ type: 'goBack' })
  expect(steps()).toEqual({ pushed: [['/fr', null]], replaced: [], wentBack: 0 })
})

test('the session is told to try again', () => {
  wish({ type: 'retrySession' })
  expect(vi.mocked(sendSession).mock.calls).toEqual([[{ type: 'session.retry' }]])
})

test('the session ends where a flow asks for it', () => {
  wish({ type: 'endSession' })
  expect(vi.mocked(sendSession).mock.calls).toEqual([[{ type: 'session.signOut' }]])
})

test('the session is told that the service refused it', () => {
  wish({ type: 'rejectSession' })
  expect(vi.mocked(sendSession).mock.calls).toEqual([[{ type: 'session.rejected' }]])
})

test('a list is told that it changed, and nothing else happens', () => {
  const onListChanged = vi.fn<() => void>()
  wish({ type: 'listChanged' }, { onListChanged })
  expect(onListChanged).toHaveBeenCalledTimes(1)
  expect(steps()).toEqual({ pushed: [], replaced: [], wentBack: 0 })
})

test('the session is told another name', () => {
  wish({ type: 'profileChanged', name: 'Ana Lima' })
  expect(vi.mocked(sendSession).mock.calls).toEqual([[{ type: 'profile.changed', name: 'Ana Lima' }]])
})

test('another language is chosen for good, and opens this very page', () => {
  history.replaceState(null, '', '/fr/login?from=mail')
  vi.clearAllMocks()
  wish({ type: 'switchLanguage', to: 'en' })
  expect(steps()).toEqual({ pushed: [['/en/login?from=mail', null]], replaced: [], wentBack: 0 })
  expect([localStorage.getItem('i18nextLng'), localStorage.getItem('i18nextLngExplicit')]).toEqual(['en', 'true'])
})

test('whoever was held is let go, once', () => {
  const go = vi.fn<() => void>()
  setGuard({ ask: () => {}, moved: () => {}, steppedAway: () => {} })
  hold(go)
  wish({ type: 'leavePage' })({ type: 'leavePage' })
  expect(go).toHaveBeenCalledTimes(1)
})

test('a wish is granted once, in the language the page has come to', () => {
  const machine: AnyStateMachine = wisher('login')
  const flows: Actor<AnyStateMachine>[] = []
  const keep = (flow: Actor<AnyStateMachine>) => flows.push(flow)
  const pageIn = (language: 'fr' | 'en') => (
    <PlaceContext value={{ language, page: 'login', pathname: `/${language}/login` }}>
      <Page machine={machine} onFlow={keep} />
    </PlaceContext>
  )
  const { rerender } = render(pageIn('fr'))
  rerender(pageIn('en'))
  act(() => flows.at(-1)?.send({ type: 'wish', wish: { type: 'navigate', to: 'register' } }))
  expect(steps()).toEqual({ pushed: [['/en/cadastro', null]], replaced: [], wentBack: 0 })
})

test('a page that is gone has no wishes', () => {
  const leave = wish({ type: 'retrySession' })
  leave({ type: 'navigate', to: 'home' })
  expect(steps()).toEqual({ pushed: [], replaced: [], wentBack: 0 })
})
