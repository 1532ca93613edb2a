/**
 * RFC 4180, safe from formula injection: a cell that a spreadsheet could parse as a formula gets a leading apostrophe.
 * Some programs skip leading whitespace, and accept the full-width forms of the signs. Separator and decimals are those
 * that spreadsheets of the language expect, or the whole table opens in one column (DATA-12, DATA-27).
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
  return /["\n\r,;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/**
 * The first line has the headings, `columns` by default. A byte order mark marks the file as UTF-8 for spreadsheets.
 */
export const toCsv = (
  language: Language,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
  headings: readonly string[] = columns,
): string => {
  const separator = hasDecimalComma(language) ? ';' : ','
  const lines = [headings, ...rows.map((row) => columns.map((column) => row[column]))]
  return `\uFEFF${lines.map((line) => line.map(cell).join(separator)).join('\r\n')}\r\n`
}
