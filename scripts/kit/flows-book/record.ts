/** Plays a tour and records what was done and expected, in plain words. */
import type { AnyMachineSnapshot } from 'xstate'
import type { Language } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import { SECOND } from '#contracts/limits.ts'
import { viewOf } from '#machines/kit/view.ts'
import { upToValue } from '#tests/e2e/flows/kit/page-ui.ts'
import { type Observer, playTour, TourFailure } from '#tests/e2e/flows/kit/play-tour.ts'
import type { TourPage } from '#tests/e2e/flows/kit/tour-page.ts'
import { type BackendHooks, destinationOf } from '#tests/e2e/flows/kit/tour-driver.ts'
import { isExit, isUnobservable, outcomeOf, type Tour } from '#tests/e2e/flows/kit/tours.ts'
import { outcomeSetupOf, isUnplayable, languageAt } from '#tests/e2e/flows/kit/network.ts'
import { translatorTo } from '#tests/e2e/kit/translator.ts'
import type { Edge, Vertex } from '#tests/kit/graph.ts'
import { expectedOf } from '#tests/kit/ui.ts'
import type { BookStep } from './book.ts'
import { recordGestures } from './gestures.ts'
import { type Gesture, gestureText, assertionTexts, replyText } from './sentences.ts'
import type { BookTexts } from './texts/book-texts.ts'

export type PlayedTour = { steps: BookStep[]; ms: number; failure: TourFailure | null }

/** Takes a screenshot of the situation and resolves to its key. */
export type Pictures = (tour: Tour, at: Vertex) => Promise<string>

/** Active states except the root. */
export const statesOf = ({ _nodes }: AnyMachineSnapshot) => _nodes.filter(({ parent }) => parent).map(({ id }) => id)

const arrivalText = (texts: BookTexts, { network, path, flow }: Tour, language: Language): string => {
  const start = network.starts[path.start.name]
  const url = start === undefined || isUnplayable(start) ? flow.id : pathOf(start.route, language)
  const tail = start === undefined || isUnplayable(start) ? '' : (start.queryAndHash ?? '')
  const hasState = start !== undefined && !isUnplayable(start) && start.navigationState !== undefined
  return texts.open(url + tail) + (hasState ? `, ${texts.fromOtherPage}` : '')
}

const eventTextsOf = (texts: BookTexts, { network }: Tour, { step }: Edge, gestures: readonly Gesture[]): string[] => {
  if (step.type === 'delay') return [texts.waits(step.ms / SECOND)]
  if (step.type === 'outcome') {
    const ending = outcomeSetupOf(network, step.actor, outcomeOf(step))
    return [replyText(texts, isUnplayable(ending) ? undefined : ending.reply)]
  }
  return step.type === 'person' ? gestures.map((gesture) => gestureText(texts, gesture)) : [texts.outside]
}

const sightsOf = (texts: BookTexts, tour: Tour, at: Vertex, edge: Edge | null, language: Language): string[] => {
  const destination = edge && destinationOf(edge, { language, page: tour.flow.page })
  if (destination) return [texts.leads(destination.url)]
  if ((edge && isExit(edge)) || isUnobservable(tour.network, at)) return [texts.moves]
  const view = viewOf(at.snapshot)
  const assertion = view === null ? {} : (tour.flow.assertions[view]?.(at.snapshot) ?? {})
  const translate = upToValue(translatorTo(tour.network.language ?? language))
  const { buttons, ...rest } = expectedOf({ translate }, assertion)
  return assertionTexts(texts, {
    ...rest,
    buttons: Object.fromEntries(Object.entries(buttons).map(([name, state]) => [translate(name), state])),
  })
}

/** Steps that were not reached are included. */
export const record = async (
  tourPage: TourPage,
  tour: Tour,
  texts: BookTexts,
  picture: Pictures,
  hooks?: BackendHooks,
): Promise<PlayedTour> => {
  const { flow, path, network } = tour
  const language = languageAt(network, path.start.name, tourPage.language)
  const gestures: Gesture[] = []
  const steps: BookStep[] = []
  const stepOf = (at: Vertex, edge: Edge | null, result: BookStep['result']): BookStep => ({
    label: edge?.step.label ?? `(${path.start.name})`,
    happens:
      edge === null
        ? [arrivalText(texts, tour, language), ...gestures.splice(0).map((gesture) => gestureText(texts, gesture))]
        : eventTextsOf(texts, tour, edge, gestures.splice(0)),
    seen: sightsOf(texts, tour, at, edge, language),
    states: statesOf(at.snapshot),
    picture: null,
    result,
  })
  const began = performance.now()
  const observer: Observer = {
    watch: recordGestures(tourPage.page, flow.model.machine.id, gestures),
    reached: async (at, edge) => {
      const step = stepOf(at, edge, 'passed')
      const isShown = !isUnobservable(network, at) && !(edge && isExit(edge))
      steps.push({ ...step, picture: isShown ? await picture(tour, at) : null })
    },
  }
  const failure = await playTour(tourPage, tour, observer, hooks).then(
    () => null,
    (error: unknown) => {
      if (error instanceof TourFailure) return error
      throw error
    },
  )
  const ms = performance.now() - began
  const places: [Vertex, Edge | null][] = [
    [path.start.at, null],
    ...path.edges.map((edge): [Vertex, Edge] => [edge.to, edge]),
  ]
  for (const [index, [at, edge]] of places.entries()) {
    if (index >= steps.length) steps.push(stepOf(at, edge, index === failure?.step ? 'failed' : 'notReached'))
  }
  return { steps, ms, failure }
}
