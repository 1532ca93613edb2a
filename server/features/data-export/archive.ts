/**
 * The zip of an export: all data as JSON with codes, lists as CSV with labels, the picture, and a localized README. The
 * transcriptions are compressed batch by batch: years of text as one string would take over a gigabyte of memory.
 */
import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Language } from '#contracts/languages.ts'
import type { Row } from '#server/database/database.ts'
import { amountCell, csvHeader, csvRows } from '#contracts/csv.ts'
import type { ExportedAccount, ExportedData, ExportedTranscription } from './collect.ts'
import { type ExportColumn, HEADINGS } from './headings.ts'
import type { PackOptions } from './packer.ts'
import { README } from './readme.ts'
import { labelOf } from './code-labels.ts'

const summaryText = (summary: unknown): string =>
  typeof summary === 'object' && summary !== null && 'text' in summary ? String(summary.text) : ''

const TIMESTAMPS: ReadonlySet<ExportColumn> = new Set(['received_at', 'created_at', 'period_start', 'period_end', 'at'])

/** In UTC, as spreadsheets read a date with a time; null stays null. */
const timestampCell = (at: unknown) =>
  typeof at === 'string' ? new Date(at).toISOString().slice(0, 19).replace('T', ' ') : at

const withTimestamps = (columns: readonly ExportColumn[], row: Row): Row => ({
  ...row,
  ...Object.fromEntries(
    columns.filter((column) => TIMESTAMPS.has(column)).map((column) => [column, timestampCell(row[column])]),
  ),
})

const headerOf = (language: Language, columns: readonly ExportColumn[]) =>
  csvHeader(
    language,
    columns.map((column) => HEADINGS[language][column]),
  )

const rowsOf = (language: Language, columns: readonly ExportColumn[], rows: readonly Row[]) =>
  csvRows(
    language,
    columns,
    rows.map((row) => withTimestamps(columns, row)),
  )

/** CSV with headings in the person's language. */
const sheet = (language: Language, columns: readonly ExportColumn[], rows: readonly Row[]) =>
  headerOf(language, columns) + rowsOf(language, columns, rows)

/** Formatted as in the payment history. */
const readPayment = (language: Language, payment: Row): Row => ({
  ...payment,
  amount: amountCell(Number(payment['amount_cents']), language),
  refunded: amountCell(Number(payment['refunded_cents']), language),
  status: labelOf(language, payment['status']),
  method: labelOf(language, payment['method']),
})

const readEvent = (language: Language, entry: Row): Row => ({
  ...entry,
  event: labelOf(language, entry['event']),
})

const PAYMENT_COLUMNS = [
  'created_at',
  'receipt_number',
  'plan_code',
  'status',
  'method',
  'amount',
  'refunded',
  'currency',
  'period_start',
  'period_end',
] as const satisfies readonly ExportColumn[]

const TRANSCRIPTION_COLUMNS = ['received_at', 'summary', 'text'] as const satisfies readonly ExportColumn[]

/** `data.json` with an empty list, around the rows of the list. */
const jsonAround = (account: ExportedAccount): readonly [string, string] => {
  const whole = JSON.stringify({ ...account, transcriptions: [] } satisfies ExportedData, null, 2)
  return [whole.slice(0, -']\n}'.length), '\n  ]\n}']
}

const jsonRow = (row: ExportedTranscription) => `\n    ${JSON.stringify(row, null, 2).replaceAll('\n', '\n    ')}`

export type ExportArchive = {
  add: (rows: readonly ExportedTranscription[]) => void
  end: () => void
}

/** Writes the bytes of the zip as soon as they are compressed. */
export const openArchive = (
  { account, picture, language }: PackOptions,
  write: (bytes: Uint8Array) => void,
): ExportArchive => {
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error
    write(bytes)
  })
  const begin = (name: string) => {
    const file = new ZipDeflate(name)
    zip.add(file)
    return {
      write: (text: string) => file.push(strToU8(text)),
      end: (last: Uint8Array | string = '') => file.push(typeof last === 'string' ? strToU8(last) : last, true),
    }
  }
  begin(README[language].file).end(README[language].text)
  begin('payments.csv').end(
    sheet(
      language,
      PAYMENT_COLUMNS,
      account.payments.map((payment) => readPayment(language, payment)),
    ),
  )
  begin('activity.csv').end(
    sheet(
      language,
      ['at', 'event'],
      account.activity.map((entry) => readEvent(language, entry)),
    ),
  )
  if (picture !== null) begin('picture.webp').end(picture)
  const [beforeRows, afterRows] = jsonAround(account)
  const json = begin('data.json')
  const csv = begin('transcriptions.csv')
  json.write(beforeRows)
  csv.write(headerOf(language, TRANSCRIPTION_COLUMNS))
  let separator = ''
  return {
    add: (rows) => {
      for (const row of rows) {
        json.write(separator + jsonRow(row))
        separator = ','
      }
      csv.write(
        rowsOf(
          language,
          TRANSCRIPTION_COLUMNS,
          rows.map((row) => ({ ...row, summary: summaryText(row.summary) })),
        ),
      )
    },
    end: () => {
      json.end(afterRows)
      csv.end()
      zip.end()
    },
  }
}
