/** Describes steps in plain words. */
import type { Reply } from '#tests/e2e/flows/kit/network.ts'
import type { Assertion } from '#tests/kit/ui.ts'
import type { BookTexts } from './texts/book-texts.ts'

/** A recorded gesture; texts as they read on the page. */
export type Gesture =
  | { kind: 'fill' | 'choose'; field: string; value: string }
  | { kind: 'check'; field: string; on: boolean }
  | { kind: 'click' | 'focus'; name: string }

/** Longer texts are truncated, with their length in brackets. */
const MAX_LENGTH = 60
const shortened = (text: string) =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH).trimEnd()}… (${text.length})`

export const gestureText = (texts: BookTexts, gesture: Gesture): string => {
  if ('name' in gesture) return gesture.kind === 'click' ? texts.click(gesture.name) : texts.focus(gesture.name)
  if (gesture.kind === 'check') return gesture.on ? texts.tick(gesture.field) : texts.untick(gesture.field)
  const { kind, value, field } = gesture
  if (value.trim() === '') return texts.leaveEmpty(field)
  return kind === 'fill' ? texts.fill(shortened(value), field) : texts.choose(value, field)
}

const codeOf = (json: unknown): string | null => {
  const { code, error_code: ofAuth } = (json ?? {}) as { code?: unknown; error_code?: unknown }
  const shown = ofAuth ?? code
  return typeof shown === 'string' ? shown : null
}

/** Describes how an effect ended; without a reply it did not leave the browser. */
export const replyText = (texts: BookTexts, reply: Reply | undefined): string => {
  if (reply === undefined || reply === 'served') return texts.byItself
  if (reply === 'unreachable') return texts.unreachable
  const { status, json, headers } = reply
  if (status < 400) return texts.accepts
  if (status === 429) return texts.limits(headers?.['Retry-After'] ?? '')
  const code = codeOf(json)
  return code === null ? texts.unforeseen : texts.refuses(code)
}

const listOf = (texts: BookTexts, names: readonly string[]) => names.map(texts.quote).join(', ')

/** Describes an assertion. Buttons are named in the language of the page. */
export const assertionTexts = (texts: BookTexts, assertion: Assertion): string[] => {
  const buttonsIn = (state: string) =>
    Object.keys(assertion.buttons).filter((name) => assertion.buttons[name] === state)
  const [ready, busy, absent] = [
    buttonsIn('enabled'),
    [...buttonsIn('busy'), ...buttonsIn('disabled')],
    buttonsIn('absent'),
  ]
  return [
    ...(assertion.heading === null ? [] : [texts.heading(assertion.heading)]),
    ...assertion.alerts.map(texts.alert),
    ...[...assertion.statuses, ...assertion.texts, ...assertion.shows].filter((text) => text !== '').map(texts.reads),
    ...Object.entries(assertion.values).map(([field, value]) => texts.holds(value, field)),
    ...(busy.length === 0 ? [] : [texts.busy(listOf(texts, busy))]),
    ...(ready.length === 0 ? [] : [texts.ready(listOf(texts, ready))]),
    ...(absent.length === 0 ? [] : [texts.absent(listOf(texts, absent))]),
  ]
}
