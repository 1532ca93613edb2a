/** The zip of an export: all data as JSON with codes, lists as CSV with labels, the picture, and a localized README. */
import { strToU8, zipSync } from 'fflate'
import type { Language } from '#contracts/languages.ts'
import type { Row } from '#server/embedded/database.ts'
import type { ExportedData } from './collect.ts'
import { amountCell, toCsv } from '#contracts/csv.ts'
import { type ExportColumn, HEADINGS } from './headings.ts'
import { README } from './readme.ts'
import { wordOf } from './words.ts'

const summaryText = (summary: unknown): string =>
  typeof summary === 'object' && summary !== null && 'text' in summary ? String(summary.text) : ''

const MOMENTS: ReadonlySet<ExportColumn> = new Set(['received_at', 'created_at', 'period_start', 'period_end', 'at'])

/** In UTC, as spreadsheets read a date with a time; null stays null. */
const momentCell = (at: unknown) =>
  typeof at === 'string' ? new Date(at).toISOString().slice(0, 19).replace('T', ' ') : at

const withMoments = (columns: readonly ExportColumn[], row: Row): Row => ({
  ...row,
  ...Object.fromEntries(
    columns.filter((column) => MOMENTS.has(column)).map((column) => [column, momentCell(row[column])]),
  ),
})

/** CSV with headings in the person's language. */
const sheet = (language: Language, columns: readonly ExportColumn[], rows: readonly Row[]) =>
  strToU8(
    toCsv(
      language,
      columns,
      rows.map((row) => withMoments(columns, row)),
      columns.map((column) => HEADINGS[language][column]),
    ),
  )

/** Formatted as in the payment history. */
const readPayment = (language: Language, payment: Row): Row => ({
  ...payment,
  amount: amountCell(Number(payment['amount_cents']), language),
  status: wordOf(language, payment['status']),
  method: wordOf(language, payment['method']),
})

const readEvent = (language: Language, happened: Row): Row => ({
  ...happened,
  event: wordOf(language, happened['event']),
})

export const packExport = (data: ExportedData, picture: Uint8Array | null, language: Language): Uint8Array =>
  zipSync({
    [README[language].file]: strToU8(README[language].text),
    'data.json': strToU8(JSON.stringify(data, null, 2)),
    'transcriptions.csv': sheet(
      language,
      ['received_at', 'summary', 'text'],
      data.transcriptions.map((row) => ({ ...row, summary: summaryText(row.summary) })),
    ),
    'payments.csv': sheet(
      language,
      [
        'created_at',
        'receipt_number',
        'plan_code',
        'status',
        'method',
        'amount',
        'currency',
        'period_start',
        'period_end',
      ],
      data.payments.map((payment) => readPayment(language, payment)),
    ),
    'activity.csv': sheet(
      language,
      ['at', 'event'],
      data.activity.map((happened) => readEvent(language, happened)),
    ),
    ...(picture === null ? {} : { 'picture.webp': picture }),
  })
