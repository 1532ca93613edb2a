/** Describes what was expected where a path fails, and what was seen instead. */
import { dataText } from '#machines/kit/names.ts'
import { type Compared, differingParts, type Difference, type Mismatch } from '#tests/e2e/flows/kit/mismatch.ts'
import type { Words } from './words/words.ts'

export type Texts = { expected: string[]; seen: string[] }

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const without = (texts: readonly string[], others: readonly string[]) => texts.filter((text) => !others.includes(text))

/** Texts that only one side has; `none` if there are none. */
const differingTexts = (
  actual: unknown,
  expected: unknown,
  translate: (text: string) => string,
  none: string,
): Texts => {
  const [missing, surplus] = [without(textsIn(expected), textsIn(actual)), without(textsIn(actual), textsIn(expected))]
  const said = (texts: string[]) => (texts.length === 0 ? [none] : texts.map(translate))
  return { expected: said(missing), seen: said(surplus) }
}

const stateText = (words: Words, name: string, state: unknown): string => {
  const quoted = words.quote(name)
  if (state === 'enabled') return words.ready(quoted)
  if (state === 'busy') return words.busy(quoted)
  return state === 'disabled' ? words.disabled(quoted) : words.gone(quoted)
}

const eachOf = (actual: unknown, expected: unknown, translate: (name: string, value: unknown) => string): Texts => {
  const [before, after] = [(actual ?? {}) as Compared, (expected ?? {}) as Compared]
  const names = differingParts(before, after)
  return {
    expected: names.map((name) => translate(name, after[name])),
    seen: names.map((name) => translate(name, before[name])),
  }
}

/** For a single value on each side, such as a heading, or none. */
const single = (actual: unknown, expected: unknown, translate: (text: string) => string, none: string): Texts => {
  const said = (value: unknown) => [typeof value === 'string' ? translate(value) : none]
  return { expected: said(expected), seen: said(actual) }
}

type TextsOf = (words: Words, actual: unknown, expected: unknown) => Texts

const SCREEN: Readonly<Record<string, TextsOf>> = {
  view: (words, actual, expected) => single(actual, expected, words.screen, words.noScreen),
  heading: (words, actual, expected) => single(actual, expected, words.heading, words.noHeading),
  alerts: (words, actual, expected) => differingTexts(actual, expected, words.alert, words.noAlert),
  buttons: (words, actual, expected) => eachOf(actual, expected, (name, state) => stateText(words, name, state)),
  values: (words, actual, expected) => eachOf(actual, expected, (name, value) => words.holds(String(value), name)),
}

const anyText: TextsOf = (words, actual, expected) => differingTexts(actual, expected, words.reads, words.noText)

const joined = (all: readonly Texts[]): Texts => ({
  expected: [...new Set(all.flatMap(({ expected }) => expected))],
  seen: [...new Set(all.flatMap(({ seen }) => seen))],
})

const differenceTexts = (words: Words, difference: Difference): Texts => {
  switch (difference.kind) {
    case 'notPressable': {
      const name = words.quote(difference.name)
      return { expected: [words.ready(name)], seen: [difference.by === null ? words.gone(name) : words.hidden(name)] }
    }
    case 'notRequested': {
      const { name, instead } = difference
      const seen = instead.length === 0 ? [words.asksNothing] : instead.map(words.asks)
      return { expected: [words.asks(name)], seen }
    }
    case 'asked':
      return { expected: [words.asksNothing], seen: difference.names.map(words.asks) }
    case 'request': {
      const { name, actual, expected } = difference
      return eachOf(actual, expected, (field, value) => words.sends(dataText(value), field, name))
    }
    case 'place': {
      const { actual, expected } = difference
      const said = ({ address, navigationState }: Compared) => {
        const carried = actual['address'] === expected['address'] ? `, ${words.carries(dataText(navigationState))}` : ''
        return [words.leads(String(address)) + carried]
      }
      return { expected: said(expected), seen: said(actual) }
    }
    default: {
      const { actual, expected } = difference
      const parts = differingParts(actual, expected)
      return joined(parts.map((part) => (SCREEN[part] ?? anyText)(words, actual[part], expected[part])))
    }
  }
}

export const mismatchTexts = (words: Words, { difference }: Mismatch): Texts => differenceTexts(words, difference)
