/** Plays a path on the built product: gestures, replies of services and time; and verifies what is shown. */
import { isDeepStrictEqual } from 'node:util'
import type { Language } from '#contracts/languages.ts'
import { pathOf, type RouteId, routeOf, switchLanguage } from '#contracts/routes.ts'
import type { PageId } from '#src/page-context/place.ts'
import { viewOf } from '#machines/kit/view.ts'
import type { Edge, Vertex } from '#tests/kit/graph.ts'
import type { Effects } from '#machines/kit/situation.ts'
import type { Step } from '#machines/kit/steps.ts'
import { perform, observe, type Ui, expectedOf } from '#tests/kit/ui.ts'
import { translatorTo } from '../../kit/translator.ts'
import { eventually } from './eventually.ts'
import type { HeldRequest } from './held-requests.ts'
import { type ComparedValues, Mismatch } from './mismatch.ts'
import { pageUi, partOf as partOfPage } from './page-ui.ts'
import type { Place, TourPage } from './tour-page.ts'
import { isExit, isUnobservable, isRefused, outcomeOf, type Tour, type Cause } from './tours.ts'
import { type PageSetup, outcomeSetupOf, isLocal, isUnplayable, languageAt, type Reply } from './network.ts'

/** Pause before the product's own retry; milliseconds. */
const RETRY_PAUSE = 300

const isOfAccount = (route: RouteId) => ['protected', 'admin'].includes(routeOf(route).access)

const partOf = (whole: unknown, part: object) =>
  Object.fromEntries(Object.keys(part).map((key) => [key, (whole as Record<string, unknown> | null)?.[key]]))

/** Where an exit leads: URL and history state. */
export const destinationOf = (cause: Cause, { language, page }: { language: Language; page: PageId }): Place | null => {
  for (const command of cause.effects.emitted) {
    if (command.type === 'switchLanguage') {
      const here = { pathname: pathOf(page as RouteId, language), search: '', hash: '' }
      return { url: switchLanguage(here, command.to as Language), navigationState: null }
    }
    if (command.type !== 'navigate') continue
    const {
      to,
      search = '',
      navigationState = null,
    } = command as unknown as { to: RouteId; search?: string; navigationState?: unknown }
    return { url: pathOf(to, language) + search, navigationState }
  }
  return null
}

/** Merges setups: later values win, and storage entries are combined. */
const mergeSetups = (setups: readonly Partial<PageSetup>[]): Partial<PageSetup> => {
  const storageOf = (place: 'device' | 'tab') => {
    const all = setups.flatMap((setup) => setup[place] ?? [])
    return all.length === 0 ? {} : { [place]: Object.assign({}, ...all) as Record<string, unknown> }
  }
  return { ...(Object.assign({}, ...setups) as Partial<PageSetup>), ...storageOf('device'), ...storageOf('tab') }
}

/** The outcome of an effect that was just started; null if it is abandoned. */
const endIn = (rest: readonly Edge[], actor: string): Step | null => {
  for (const { step, effects } of rest) {
    if (step.type === 'outcome' && step.actor === actor) return step
    if (effects.calls.some(({ src }) => src === actor)) return null
  }
  return null
}

/** Types real values in place of the model's. */
const typing = (ui: Ui, real: BackendHooks['real']): Ui => ({
  ...ui,
  fill: (name, value) => ui.fill(name, real(value)),
})

/** Buttons are compared by message key, and reported by their names. */
const withNames = (mismatch: Mismatch, translate: Ui['translate']): Mismatch => {
  const { difference } = mismatch
  if (difference.kind !== 'screen') return mismatch
  const withButtonNames = (assertion: ComparedValues): ComparedValues => {
    const buttons = Object.entries(assertion['buttons'] ?? {}).map(([key, state]) => [translate(key), state as unknown])
    return { ...assertion, buttons: Object.fromEntries(buttons) as ComparedValues }
  }
  const [actual, expected] = [withButtonNames(difference.actual), withButtonNames(difference.expected)]
  return new Mismatch({ kind: 'screen', actual, expected })
}

type Watch = (ui: Ui) => Ui

/** Hooks of the real services, if there are any behind the page. */
export type BackendHooks = {
  /** Headers added to requests that the site answers. */
  headers: Readonly<Record<string, string>>
  /** Maps the model's sample values to the real ones. */
  real: <Value>(value: Value) => Value
  /** Called before an effect starts, to arrange its outcome. */
  beforeActor: (actor: string, outcome: string, input: unknown) => Promise<Partial<PageSetup>>
  /** Called while the request of an effect is held. */
  whilePending: (actor: string, outcome: string) => Promise<void>
  /** Called after the site has answered; `read` returns the answer. */
  afterAnswer: (actor: string, outcome: string, read: HeldRequest['receivedAnswer']) => Promise<void>
  /** Called before an external event. */
  beforeEvent: (label: string) => Promise<void>
  /** Called before the page is opened; `steps` are the labels of the tour. */
  beforeOpen: (start: string, steps: readonly string[]) => Promise<Partial<PageSetup>>
}

/** No services: all replies are mocked. */
const NO_BACKEND: BackendHooks = {
  headers: {},
  real: (value) => value,
  beforeActor: async () => ({}),
  whilePending: async () => {},
  afterAnswer: async () => {},
  beforeEvent: async () => {},
  beforeOpen: async () => ({}),
}

export const tourDriver = (
  tourPage: TourPage,
  { flow, network, path }: Tour,
  watch: Watch = (ui) => ui,
  { headers, real, beforeActor, whilePending, afterAnswer, beforeEvent, beforeOpen }: BackendHooks = NO_BACKEND,
) => {
  const { page, requests } = tourPage
  const { model, gestures, assertions } = flow
  const language = languageAt(network, path.start.name, tourPage.language)
  const translate = translatorTo(network.language ?? language)
  const ui = watch(typing(pageUi(page, partOfPage(model.machine.id), translate), real))
  const around = watch(pageUi(page, 'body', translate))
  const running = new Map<string, HeldRequest>()
  let at: Vertex = path.start.at
  let stepCount = 0

  const destinationIn = (cause: Cause) => real(destinationOf(cause, { language, page: flow.page }))

  /** The destination if the page has passed it, else the current place. */
  const reachedPlace = async (destination: Place): Promise<Place> => {
    const places = await tourPage.places()
    return places.find((place) => isDeepStrictEqual(place, destination)) ?? (places.at(-1) as Place)
  }

  const setupOf = (more: Partial<PageSetup> = {}): PageSetup => {
    const setup = network.starts[path.start.name]
    if (setup === undefined || isUnplayable(setup))
      throw new Error(`the network table has no playable start '${path.start.name}'`)
    return mergeSetups([setup, more]) as PageSetup
  }

  const endOf = (actor: string, outcome: string) => {
    const ending = outcomeSetupOf(network, actor, outcome)
    if (isUnplayable(ending)) throw new Error(`'${actor}:${outcome}' cannot be played: ${ending.unplayable}`)
    return ending
  }

  /** Storage needed by the effects that a step starts, and by those of transient states after it. */
  const readyFor = async ({ calls }: Effects, to: Vertex, next: number): Promise<Partial<PageSetup>> => {
    const rest = path.edges.slice(next)
    const ready: Partial<PageSetup>[] = []
    for (const { src, input } of calls) {
      const end = endIn(rest, src)
      if (end === null) continue
      const outcome = outcomeOf(end)
      ready.push(endOf(src, outcome).ready, await beforeActor(src, outcome, input))
    }
    const [following] = isUnobservable(network, to) ? rest : []
    if (following !== undefined) ready.push(await readyFor(following.effects, following.to, next + 1))
    return mergeSetups(ready)
  }

  const answer = async (actor: string, outcome: string, reply: Reply) => {
    const pending = running.get(actor)
    const entry = network.actors[actor]
    if (pending === undefined || entry === undefined || isLocal(entry)) return
    await whilePending(actor, outcome)
    await pending.answer(real(reply))
    if (reply === 'served') await afterAnswer(actor, outcome, pending.receivedAnswer)
    if (entry.isRetried !== true || reply !== 'unreachable') return
    const retry = await requests.take(pending.name, () => tourPage.fastForward(RETRY_PAUSE))
    await retry.answer(reply)
  }

  /** Answers a navigation to another site with 204, so that the page stays. */
  const leave = async (actor: string) => {
    const entry = network.actors[actor]
    if (!isLocal(entry) || entry.settledBy === undefined) return
    const request = await requests.take(entry.settledBy)
    await request.answer({ status: 204 })
  }

  const act = async (step: Step): Promise<void> => {
    if (step.type === 'person') {
      const button = network.around?.[step.event.type]
      if (button === undefined) return perform(gestures, ui, step.event, at.snapshot)
      // The content around the part may still be refetching after a change in it.
      const name = { name: translate(button), exact: true }
      await page.getByRole('button', name).or(page.getByRole('link', name)).first().waitFor({ state: 'attached' })
      return around.click(button)
    }
    if (step.type === 'delay') {
      await requests.settle()
      return tourPage.fastForward(step.ms)
    }
    if (step.type === 'outcome') {
      const outcome = outcomeOf(step)
      const { reply } = endOf(step.actor, outcome)
      return reply === undefined ? leave(step.actor) : answer(step.actor, outcome, reply)
    }
    const environmentEvent = network.environment[step.label]
    if (environmentEvent === undefined || isUnplayable(environmentEvent))
      throw new Error(`'${step.label}' cannot be played`)
    await beforeEvent(step.label)
    // The page may be in another language than the path book.
    return environmentEvent.act({ ...tourPage, translate, open: (setup) => tourPage.open(real(setup)) }, setupOf())
  }

  /** Verifies that each started effect made its request, with the expected body. */
  const takeRequests = async ({ calls }: Effects) => {
    for (const { src, input } of calls) {
      const actor = network.actors[src]
      if (actor === undefined || isLocal(actor)) continue
      const { request, body } = actor
      // The previous request of this effect was abandoned.
      await running.get(src)?.answer('unreachable')
      const pending = await requests.take(real(typeof request === 'string' ? request : request(input as never)))
      running.set(src, pending)
      const expected: ComparedValues = { ...real(body?.(input as never)) }
      const actual = partOf(pending.body, expected)
      if (!isDeepStrictEqual(actual, expected)) {
        throw new Mismatch({ kind: 'request', name: pending.name, actual, expected })
      }
    }
  }

  const waitForSignIn = () => page.locator('dialog [name=password]').waitFor({ timeout: tourPage.timeout })

  const checkScreen = async ({ snapshot }: Vertex) => {
    const expectedView = viewOf(snapshot)
    const assertion = real(expectedView === null ? {} : (assertions[expectedView]?.(snapshot) ?? {}))
    const readScreen = async () => {
      const [view, rest] = await Promise.all([ui.view(), observe(ui, assertion)])
      return { view, ...rest }
    }
    try {
      await eventually('screen', readScreen, { view: expectedView, ...expectedOf(ui, assertion) }, tourPage.timeout)
    } catch (error) {
      throw error instanceof Mismatch ? withNames(error, ui.translate) : error
    }
  }

  return {
    begin: async () => {
      const labels = path.edges.map(({ step }) => step.label)
      const start = await beforeOpen(path.start.name, labels)
      const ready = await readyFor(path.start.effects, path.start.at, 0)
      // An aborted request may be retried: the page is left before requests of the next one are held.
      await tourPage.leave()
      requests.begin(real(network.pageRequests), headers)
      const merged = setupOf(mergeSetups([start, ready]))
      const setup = real(merged)
      await tourPage.open(setup)
      if (setup.openButton !== undefined) await around.click(setup.openButton)
      await merged.prepare?.(page)
    },
    step: async (step: Step) => {
      const edge = path.edges[stepCount] as Edge
      stepCount += 1
      const { device, tab } = await readyFor(edge.effects, edge.to, stepCount)
      if (device || tab) await tourPage.writeStorage(real({ ...(device && { device }), ...(tab && { tab }) }))
      if (destinationIn(edge) !== null) await tourPage.clearPlaces()
      await act(step)
    },
    /** Throws what differs. */
    verify: async (expected: Vertex, effects: Effects): Promise<void> => {
      at = expected
      await takeRequests(effects)
      const cause: Cause = { effects, step: path.edges[stepCount - 1]?.step }
      const destination = destinationIn(cause)
      if (destination !== null)
        return eventually('place', () => reachedPlace(destination), destination, tourPage.timeout)
      // A rejected token ends the session: a page of the account stays, below a sign-in (GUARD-23).
      if (isRefused(cause)) return isOfAccount(setupOf().route) ? waitForSignIn() : checkScreen(expected)
      if (isExit(cause) || isUnobservable(network, expected)) return undefined
      await checkScreen(expected)
      const names = requests.untaken()
      if (names.length > 0) throw new Mismatch({ kind: 'unexpectedRequest', names })
      return undefined
    },
  }
}
