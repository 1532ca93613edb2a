/**
 * Synchronises the steps of a flow with history entries of its page (ADR 030). The browser's Back sends the event of the page's
 * own back button, which the machine names in the `meta` of a state; machines do not access the history.
 */
import type { Actor, AnyStateMachine } from 'xstate'
import { resolvePath } from '#contracts/routes.ts'
import { backOf, viewOf } from '#machines/kit/view.ts'
import type { PageId } from '#src/page-context/place.ts'
import { type HistoryStep, historySteps } from '#src/page-context/history-steps.ts'

/** Milliseconds after which a `history.go` counts as dropped: browsers drop one without a `popstate` for another navigation. */
export const TRAVERSAL_TIMEOUT = 2_000

/** Callbacks deferred until a pending `history.go`, which is asynchronous, has ended; null if none is pending. */
let waiting: Set<() => void> | null = null

const traverse = (by: number) => {
  waiting = new Set()
  const end = () => {
    clearTimeout(timer)
    removeEventListener('popstate', end)
    const callbacks = waiting ?? []
    waiting = null
    for (const go of callbacks) afterTraversal(go)
  }
  const timer = setTimeout(end, TRAVERSAL_TIMEOUT)
  addEventListener('popstate', end)
  history.go(by)
}

const afterTraversal = (go: () => void): void => {
  if (waiting === null) go()
  else waiting.add(go)
}

/** Runs `go`, a navigation that replaces this page, after going back to the first entry of the page. */
export const withoutSteps = (go: () => void): void =>
  afterTraversal(() => {
    const { length } = historySteps()
    if (length > 0) traverse(-length)
    afterTraversal(go)
  })

const isShown = (page: PageId) => {
  const found = resolvePath(location.pathname)
  return found.kind === 'page' && found.route === page
}

let wasFromPage = false
/**
 * Whether the event that a flow is handling was sent by its page, and not by an effect or a delay. Shared by all flows, as
 * the commands of an event are run while it is handled.
 */
export const isFromPage = () => wasFromPage

/** Records the type of the flow's last event; null if the event has a payload or comes from an effect. */
const watchEvents = (flow: Actor<AnyStateMachine>) => {
  let last: string | null = null
  const watching = flow.system.inspect((inspection) => {
    if (inspection.type !== '@xstate.event' || inspection.actorRef !== flow) return
    wasFromPage = inspection.sourceRef === undefined
    const { type, ...rest } = inspection.event
    last = type.startsWith('xstate.') || Object.keys(rest).length > 0 ? null : type
  })
  return { last: () => last, unwatch: () => watching.unsubscribe() }
}

/** The flow must run once on its page. Returns a cleanup. */
export const followSteps = (flow: Actor<AnyStateMachine>, page: PageId): (() => void) => {
  const { id } = flow.logic
  /** The page was opened in this view, so no step of the page is before it. */
  const first = viewOf(flow.getSnapshot())
  const events = watchEvents(flow)
  const isOwn = ({ flow: owner }: HistoryStep) => owner === id
  let known: HistoryStep[] = []
  /** The flow is following the history, so the entries are right already. */
  let isCatchingUp = false
  /** The present path, which names the language. */
  let { pathname } = location

  const press = (type: string | null) => {
    if (type !== null && flow.getSnapshot().can({ type })) flow.send({ type })
  }

  /** Makes the entries match the view. A busy flow is left alone until it is idle, unless it polls for what can take days. */
  const settle = (): void => {
    if (!isShown(page)) return
    pathname = location.pathname
    if (waiting !== null) return afterTraversal(settle)
    const snapshot = flow.getSnapshot()
    if (isCatchingUp || (snapshot.hasTag('busy') && !snapshot.hasTag('polling'))) return
    const view = viewOf(snapshot)
    const steps = historySteps()
    known = steps.filter(isOwn)
    const isStep = view !== null && view !== first && backOf(snapshot) !== null
    const count = isStep ? known.findIndex((step) => step.view === view) + 1 : 0
    const abandonedStep = known[count]
    if (isStep && count === 0) {
      const step = { flow: id, view, by: events.last() }
      known.push(step)
      history.pushState({ ...Object(history.state), steps: [...steps, step] }, '')
    } else if (abandonedStep !== undefined) {
      known.length = count
      traverse(steps.indexOf(abandonedStep) - steps.length)
    }
  }

  const onMove = () => {
    if (!isShown(page)) return
    const before = known
    known = historySteps().filter(isOwn)
    isCatchingUp = true
    // The entries below a step can be in another language (LANG-36).
    if (pathname !== location.pathname && (waiting !== null || before.length !== known.length)) {
      history.replaceState(history.state, '', pathname + location.search + location.hash)
    }
    if (waiting === null) {
      for (let count = before.length; count > known.length; count -= 1) press(backOf(flow.getSnapshot()))
      for (const { by } of known.slice(before.length)) press(by)
    }
    isCatchingUp = false
    settle()
  }

  // Added before the first traversal, whose own listener has to run after this one.
  addEventListener('popstate', onMove)
  // Dispatched by the router's patch of the History API, as for another language of a step.
  addEventListener('replaceState', settle)
  const watching = flow.subscribe(settle)
  onMove()
  return () => {
    events.unwatch()
    watching.unsubscribe()
    removeEventListener('popstate', onMove)
    removeEventListener('replaceState', settle)
  }
}
