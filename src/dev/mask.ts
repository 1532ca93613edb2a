/**
 * Masks personal data as types and lengths: `draft.email` is `text of 16`. Not masked: booleans, and constants of the
 * product such as error codes.
 */
import { ERROR_CODES } from '#contracts/errors.ts'
import { ISSUE_CODES } from '#contracts/forms/issues.ts'
import { LANGUAGES } from '#contracts/languages.ts'
import { ROUTE_IDS } from '#contracts/routes.ts'
import type { MaskedRow } from './protocol.ts'

const OWN_WORDS: ReadonlySet<string> = new Set([...ERROR_CODES, ...ISSUE_CODES, ...LANGUAGES, ...ROUTE_IDS])

/** An identifier. Any other key may be data, and is shown as its index. */
const FIELD_NAME = /^[a-zA-Z][a-zA-Z0-9]{0,30}$/

const textShape = (text: string) => {
  if (OWN_WORDS.has(text)) return text
  return text === '' ? 'empty text' : `text of ${text.length}`
}

const shapeOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing'
  if (typeof value === 'string') return textShape(value)
  if (typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return `list of ${value.length}`
  return typeof value === 'object' ? 'empty' : typeof value
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const nameOf = (key: string, index: number) => (FIELD_NAME.test(key) ? key : `[${index}]`)

const rowsAt = (path: string, value: unknown): MaskedRow[] => {
  const entries = entriesOf(value)
  if (entries.length === 0) return [[path, shapeOf(value)]]
  return entries.flatMap(([key, inner], index) => rowsAt(`${path}.${nameOf(key, index)}`, inner))
}

/** One row for each leaf of the data, by its path. */
export const maskedRows = (data: object): MaskedRow[] =>
  entriesOf(data).flatMap(([key, value], index) => rowsAt(nameOf(key, index), value))
