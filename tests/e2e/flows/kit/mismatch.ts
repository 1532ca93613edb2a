/**
 * In what the product is not as its model says: kept apart from its words, which each reader gets in their language.
 * Read in a browser as well: nothing of Node stands in here.
 */

import { dataText } from '#machines/kit/names.ts'

/** Parts of a look as they are and as they should be; `view` is the screen of the flow's part of the page. */
export type Compared = Readonly<Record<string, unknown>>

export type Difference =
  /** What is shown. */
  | { kind: 'screen'; actual: Compared; expected: Compared }
  /** Where the page is, and what it was given there. */
  | { kind: 'place'; actual: Compared; expected: Compared }
  /** The body of a request, as `POST /api/contact`. */
  | { kind: 'request'; name: string; actual: Compared; expected: Compared }
  /** `name` was not asked for; these were. */
  | { kind: 'notAsked'; name: string; instead: readonly string[] }
  /** Asked for by nobody who should. */
  | { kind: 'asked'; names: readonly string[] }
  /** A button or link; `by` is the markup that lies over it, null where there is no such thing. */
  | { kind: 'notPressable'; name: string; by: string | null }

/** The parts that are not as they should be. */
export const differingParts = (actual: Compared, expected: Compared): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(actual)])].filter(
    (part) => dataText(actual[part]) !== dataText(expected[part]),
  )

/** As a developer reads it. */
const messageOf = (difference: Difference): string => {
  switch (difference.kind) {
    case 'notAsked':
      return `'${difference.name}' was not asked for, but ${difference.instead.join() || 'nothing'}`
    case 'asked':
      return `nobody should ask for ${difference.names.join()}`
    case 'notPressable':
      return `'${difference.name}' ${difference.by === null ? 'is not there' : `lies under ${difference.by}`}`
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
