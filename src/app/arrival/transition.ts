/**
 * The arrival machine as a pure function. Content pages do not load XState (ADR 025), so the browser runs this
 * instead; `tests/model/arrival-transition.test.ts` checks on every edge of the machine that both give the same result.
 */
import type { EmittedFrom, EventFromLogic, InputFrom } from 'xstate'
import type { arrivalMachine } from '#machines/arrival/arrival.machine.ts'
import { changeBetween, type Place } from '#machines/arrival/place.ts'

type Machine = typeof arrivalMachine

type EffectResult = { type: 'effect.done' | 'effect.failed'; isReachable?: boolean }

/** `EffectResult` is the result of the effect that runs in the current state. */
export type ArrivalEvent = EventFromLogic<Machine> | EffectResult

type ArrivalStateName = 'shown' | 'redirecting' | 'loading' | 'entering' | 'checking' | 'unreachable' | 'failed'

/** Entering a state always makes a new object, on re-entry too: results of effects are matched by identity. */
export type ArrivalState = { at: ArrivalStateName; shown: Place; target: Place | null; hasFailed: boolean }

export type Transition = { state: ArrivalState; commands: readonly EmittedFrom<Machine>[] }

const withoutCommands = (state: ArrivalState): Transition => ({ state, commands: [] })

const fail = (state: ArrivalState): Transition => ({
  state: { ...state, at: 'failed', hasFailed: true },
  commands: [{ type: 'reloadOnce' }],
})

const enter = ({ shown, target, hasFailed }: ArrivalState): Transition => {
  const place = target ?? shown
  const change = hasFailed ? 'page' : changeBetween(shown, place)
  return {
    state: { at: 'shown', shown: place, target: null, hasFailed: false },
    commands: [{ type: 'placeShown', place, change }],
  }
}

const goTo = (state: ArrivalState, place: Place): Transition => {
  if (place.pathname === state.shown.pathname && !state.hasFailed) {
    return withoutCommands(state.at === 'shown' ? state : { ...state, at: 'shown', target: null })
  }
  const isAwaited = place.pathname === state.target?.pathname && state.at !== 'unreachable' && state.at !== 'failed'
  return withoutCommands(isAwaited ? state : { ...state, at: 'loading', target: place })
}

/** The transition after the effect of the current state has ended. */
const end = (state: ArrivalState, { type, isReachable }: EffectResult): Transition => {
  const isDone = type === 'effect.done'
  if (state.at === 'loading') return withoutCommands({ ...state, at: isDone ? 'entering' : 'checking' })
  if (state.at === 'entering') return enter(state)
  if (state.at !== 'checking') return withoutCommands(state)
  return isDone && isReachable === true ? fail(state) : withoutCommands({ ...state, at: 'unreachable' })
}

export const begin = ({ place, isMissing }: InputFrom<Machine>): ArrivalState =>
  isMissing
    ? { at: 'checking', shown: place, target: place, hasFailed: true }
    : { at: 'shown', shown: place, target: null, hasFailed: false }

export const transition = (state: ArrivalState, event: ArrivalEvent): Transition => {
  switch (event.type) {
    case 'url.page':
      return goTo(state, event.place)
    case 'url.redirect':
      return {
        state: { ...state, at: 'redirecting', target: null },
        commands: [{ type: 'replaceUrl', to: event.to, language: event.language }],
      }
    case 'network.online':
    case 'page.retry':
      return withoutCommands(state.at === 'unreachable' ? { ...state, at: 'loading' } : state)
    case 'effect.done':
    case 'effect.failed':
      return end(state, event)
  }
}
