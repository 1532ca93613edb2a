/** Describes steps in plain words. */
import type { Reply } from '#tests/e2e/flows/kit/network.ts'
import type { Assertion } from '#tests/kit/ui.ts'
import type { Words } from './words/words.ts'

/** A recorded gesture; texts as they read on the page. */
export type Gesture =
  | { kind: 'fill' | 'choose'; field: string; value: string }
  | { kind: 'check'; field: string; on: boolean }
  | { kind: 'press' | 'focus'; name: string }

/** Longer texts are truncated, with their length in brackets. */
const MAX_LENGTH = 60
const shortened = (text: string) =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH).trimEnd()}… (${text.length})`

export const gestureText = (words: Words, gesture: Gesture): string => {
  if ('name' in gesture) return gesture.kind === 'press' ? words.press(gesture.name) : words.focus(gesture.name)
  if (gesture.kind === 'check') return gesture.on ? words.tick(gesture.field) : words.untick(gesture.field)
  const { kind, value, field } = gesture
  if (value.trim() === '') return words.leaveEmpty(field)
  return kind === 'fill' ? words.fill(shortened(value), field) : words.choose(value, field)
}

const codeOf = (json: unknown): string | null => {
  const { code, error_code: ofAuth } = (json ?? {}) as { code?: unknown; error_code?: unknown }
  const given = ofAuth ?? code
  return typeof given === 'string' ? given : null
}

/** Describes how an effect ended; without a reply it did not leave the browser. */
export const replyText = (words: Words, reply: Reply | undefined): string => {
  if (reply === undefined || reply === 'served') return words.byItself
  if (reply === 'unreachable') return words.unreachable
  const { status, json, headers } = reply
  if (status < 400) return words.accepts
  if (status === 429) return words.limits(headers?.['Retry-After'] ?? '')
  const code = codeOf(json)
  return code === null ? words.unforeseen : words.refuses(code)
}

const listed = (words: Words, names: readonly string[]) => names.map(words.quote).join(', ')

/** Describes an assertion. Buttons are named in the language of the page. */
export const lookTexts = (words: Words, look: Assertion): string[] => {
  const named = (state: string) => Object.keys(look.buttons).filter((name) => look.buttons[name] === state)
  const [ready, busy, gone] = [named('enabled'), [...named('busy'), ...named('disabled')], named('absent')]
  return [
    ...(look.heading === null ? [] : [words.heading(look.heading)]),
    ...look.alerts.map(words.alert),
    ...[...look.statuses, ...look.texts, ...look.shows].filter((text) => text !== '').map(words.reads),
    ...Object.entries(look.values).map(([field, value]) => words.holds(value, field)),
    ...(busy.length === 0 ? [] : [words.busy(listed(words, busy))]),
    ...(ready.length === 0 ? [] : [words.ready(listed(words, ready))]),
    ...(gone.length === 0 ? [] : [words.gone(listed(words, gone))]),
  ]
}
