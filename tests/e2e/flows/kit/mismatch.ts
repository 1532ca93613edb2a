/**
 * The difference between product and model as data, to be worded in each reader's language. Also loaded in a browser:
 * no imports of Node.
 */

import { dataText } from '#machines/kit/names.ts'

/** Actual or expected parts of an observation; `view` is the view of the flow's part of the page. */
export type ComparedValues = Readonly<Record<string, unknown>>

export type Difference =
  /** The view. */
  | { kind: 'screen'; actual: ComparedValues; expected: ComparedValues }
  /** The URL and the history state. */
  | { kind: 'place'; actual: ComparedValues; expected: ComparedValues }
  /** The body of a request, as `POST /api/contact`. */
  | { kind: 'request'; name: string; actual: ComparedValues; expected: ComparedValues }
  /** `name` was not requested; these were. */
  | { kind: 'notRequested'; name: string; instead: readonly string[] }
  /** Unexpected requests. */
  | { kind: 'unexpectedRequest'; names: readonly string[] }
  /** A button or link; `by` is the markup that covers it, null if the element is missing. */
  | { kind: 'notClickable'; name: string; by: string | null }

/** The keys whose values differ. */
export const differingParts = (actual: ComparedValues, expected: ComparedValues): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(actual)])].filter(
    (part) => dataText(actual[part]) !== dataText(expected[part]),
  )

/** The message for developers. */
const messageOf = (difference: Difference): string => {
  switch (difference.kind) {
    case 'notRequested':
      return `'${difference.name}' was not requested, but ${difference.instead.join() || 'nothing'}`
    case 'unexpectedRequest':
      return `unexpected requests: ${difference.names.join()}`
    case 'notClickable':
      return `'${difference.name}' ${difference.by === null ? 'is missing' : `is covered by ${difference.by}`}`
    default: {
      const { kind, actual, expected } = difference
      const parts = differingParts(actual, expected)
      return parts
        .map((part) => `${kind}.${part} is ${dataText(actual[part])}, not ${dataText(expected[part])}`)
        .join('; ')
    }
  }
}

export class Mismatch extends Error {
  override name = 'Mismatch'
  readonly difference: Difference

  constructor(difference: Difference) {
    super(messageOf(difference))
    this.difference = difference
  }
}
