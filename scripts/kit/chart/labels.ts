/** Labels for parts of a machine's definition. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { isInert, transitionsOf } from '#machines/kit/definition.ts'
import type { Span } from './text.ts'

const MINUTE = 60_000

/** `1500` is `1.5 s`, `60000` is `1 min`. */
const durationText = (ms: number): string =>
  ms >= MINUTE && ms % MINUTE === 0 ? `${ms / MINUTE} min` : `${ms / 1000} s`

const nameOf = (named: unknown): string[] => {
  if (typeof named === 'string') return [named]
  return typeof named === 'object' && named !== null && 'type' in named ? [String(named.type)] : []
}

/** Named actions; those that XState adds for delays are anonymous functions. */
export const actionNames = (actions: readonly unknown[]): string[] => actions.flatMap(nameOf)

export const delayOf = (machine: AnyStateMachine, { delay }: { delay?: unknown }) => {
  const ms = typeof delay === 'string' ? machine.implementations.delays[delay] : delay
  return { name: String(delay), time: typeof ms === 'number' ? durationText(ms) : '' }
}

const ENDS = /^xstate\.(done|error)\.(?:actor|state)\.(.+)$/

/** A readable name of the event: `signIn done`, `after 11 s`, `form.submit`. */
const eventName = (machine: AnyStateMachine, transition: AnyTransitionDefinition): string => {
  const { eventType, source } = transition
  if (eventType === '') return 'at once'
  const timer = source.after.find((after) => after.eventType === eventType)
  if (timer !== undefined) return `after ${delayOf(machine, timer).time}`
  const [, how, who] = ENDS.exec(eventType) ?? []
  return how === undefined ? eventType : `${who} ${how === 'done' ? 'done' : 'failed'}`
}

const siblingsOf = (transition: AnyTransitionDefinition) =>
  transitionsOf(transition.source).filter(({ eventType }) => eventType === transition.eventType)

/** `if isAcceptable`, or `else` after other transitions of the same event. */
const conditionOf = (transition: AnyTransitionDefinition): string | null => {
  const [guard] = nameOf(transition.guard)
  if (guard !== undefined) return `if ${guard}`
  return siblingsOf(transition).length > 1 ? 'else' : null
}

export const transitionSpans = (machine: AnyStateMachine, transition: AnyTransitionDefinition): Span[] => {
  const condition = conditionOf(transition)
  const actions = actionNames(transition.actions)
  return [
    { tone: 'event', text: eventName(machine, transition) },
    ...(condition === null ? [] : [{ tone: 'guard' as const, text: ` ${condition}` }]),
    ...(isInert(transition) ? [{ tone: 'quiet' as const, text: ' is ignored' }] : []),
    ...(actions.length === 0 ? [] : [{ tone: 'action' as const, text: ` / ${actions.join(', ')}` }]),
  ]
}

export const tagsOf = ({ tags }: AnyStateNode): string[] => [...tags].map(String)
