/** Describes what was expected where a path fails, and what was seen instead. */
import { dataText } from '#machines/kit/names.ts'
import { type ComparedValues, differingParts, type Difference, type Mismatch } from '#tests/e2e/flows/kit/mismatch.ts'
import type { BookTexts } from './texts/book-texts.ts'

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
  const describe = (texts: string[]) => (texts.length === 0 ? [none] : texts.map(translate))
  return { expected: describe(missing), seen: describe(surplus) }
}

const stateText = (texts: BookTexts, name: string, state: unknown): string => {
  const quoted = texts.quote(name)
  if (state === 'enabled') return texts.ready(quoted)
  if (state === 'busy') return texts.busy(quoted)
  return state === 'disabled' ? texts.disabled(quoted) : texts.absent(quoted)
}

const eachOf = (actual: unknown, expected: unknown, translate: (name: string, value: unknown) => string): Texts => {
  const [before, after] = [(actual ?? {}) as ComparedValues, (expected ?? {}) as ComparedValues]
  const names = differingParts(before, after)
  return {
    expected: names.map((name) => translate(name, after[name])),
    seen: names.map((name) => translate(name, before[name])),
  }
}

/** For a single value on each side, such as a heading, or none. */
const single = (actual: unknown, expected: unknown, translate: (text: string) => string, none: string): Texts => {
  const describe = (value: unknown) => [typeof value === 'string' ? translate(value) : none]
  return { expected: describe(expected), seen: describe(actual) }
}

type TextsOf = (texts: BookTexts, actual: unknown, expected: unknown) => Texts

const SCREEN: Readonly<Record<string, TextsOf>> = {
  view: (texts, actual, expected) => single(actual, expected, texts.screen, texts.noScreen),
  heading: (texts, actual, expected) => single(actual, expected, texts.heading, texts.noHeading),
  alerts: (texts, actual, expected) => differingTexts(actual, expected, texts.alert, texts.noAlert),
  buttons: (texts, actual, expected) => eachOf(actual, expected, (name, state) => stateText(texts, name, state)),
  values: (texts, actual, expected) => eachOf(actual, expected, (name, value) => texts.holds(String(value), name)),
}

const anyText: TextsOf = (texts, actual, expected) => differingTexts(actual, expected, texts.reads, texts.noText)

const joined = (all: readonly Texts[]): Texts => ({
  expected: [...new Set(all.flatMap(({ expected }) => expected))],
  seen: [...new Set(all.flatMap(({ seen }) => seen))],
})

const differenceTexts = (texts: BookTexts, difference: Difference): Texts => {
  switch (difference.kind) {
    case 'notClickable': {
      const name = texts.quote(difference.name)
      return { expected: [texts.ready(name)], seen: [difference.by === null ? texts.absent(name) : texts.hidden(name)] }
    }
    case 'notRequested': {
      const { name, instead } = difference
      const seen = instead.length === 0 ? [texts.asksNothing] : instead.map(texts.asks)
      return { expected: [texts.asks(name)], seen }
    }
    case 'unexpectedRequest':
      return { expected: [texts.asksNothing], seen: difference.names.map(texts.asks) }
    case 'request': {
      const { name, actual, expected } = difference
      return eachOf(actual, expected, (field, value) => texts.sends(dataText(value), field, name))
    }
    case 'place': {
      const { actual, expected } = difference
      const describe = ({ url, navigationState }: ComparedValues) => {
        const withState = actual['url'] === expected['url'] ? `, ${texts.withData(dataText(navigationState))}` : ''
        return [texts.leads(String(url)) + withState]
      }
      return { expected: describe(expected), seen: describe(actual) }
    }
    default: {
      const { actual, expected } = difference
      const parts = differingParts(actual, expected)
      return joined(parts.map((part) => (SCREEN[part] ?? anyText)(texts, actual[part], expected[part])))
    }
  }
}

export const mismatchTexts = (texts: BookTexts, { difference }: Mismatch): Texts => differenceTexts(texts, difference)
