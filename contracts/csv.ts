/**
 * RFC 4180, safe from formula injection: a cell that a spreadsheet could parse as a formula gets a leading apostrophe.
 * Some programs skip leading whitespace, accept the full-width forms of the signs, and split at tabs outside of quotes
 * (LibreOffice). Separator and decimals are those that spreadsheets of the language expect, or the whole table opens in
 * one column (DATA-12, DATA-27).
 */
import type { Language } from './languages.ts'

const FORMULA = /^([\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/

/** Only English writes decimals with a point. Where they have a comma, the list separator is a semicolon. */
const hasDecimalComma = (language: Language) => language !== 'en'

/** An amount with two decimals and without its currency, as a spreadsheet of the language reads it as a number. */
export const amountCell = (cents: number, language: Language): string => {
  const amount = (cents / 100).toFixed(2)
  return hasDecimalComma(language) ? amount.replace('.', ',') : amount
}

const cell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /["\t\n\r,;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const lines = (language: Language, rows: readonly (readonly unknown[])[]): string => {
  const separator = hasDecimalComma(language) ? ';' : ','
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')
}

/** The first line of a file. A byte order mark marks the file as UTF-8 for spreadsheets. */
export const csvHeader = (language: Language, headings: readonly string[]): string =>
  `\uFEFF${lines(language, [headings])}`

/** The lines below the header, a line for each row. */
export const csvRows = (
  language: Language,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string =>
  lines(
    language,
    rows.map((row) => columns.map((column) => row[column])),
  )

/** A whole file. The headings are `columns` by default. */
export const toCsv = (
  language: Language,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
  headings: readonly string[] = columns,
): string => csvHeader(language, headings) + csvRows(language, columns, rows)
