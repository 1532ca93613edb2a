/**
 * RFC 4180, safe from formula injection: a cell that a spreadsheet could parse as a formula gets a leading apostrophe.
 * Some programs skip leading whitespace, and accept the full-width forms of the signs.
 */
const FORMULA = /^([\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/

const cell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /["\n\r,;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/**
 * The first line has the headings, `columns` by default. A byte order mark marks the file as UTF-8 for spreadsheets.
 */
export const toCsv = (
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
  headings: readonly string[] = columns,
): string =>
  `\uFEFF${[headings, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')}\r\n`
