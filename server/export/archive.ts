/** The zip of an export: everything as JSON, the lists as CSV, the picture, and a page that explains them in the person's language. */
import { strToU8, zipSync } from 'fflate'
import type { Language } from '#contracts/languages.ts'
import type { ExportedData } from './collect.ts'
import { toCsv } from '#contracts/csv.ts'
import { README } from './readme.ts'

const summaryText = (summary: unknown): string =>
  typeof summary === 'object' && summary !== null && 'text' in summary ? String(summary.text) : ''

export const packExport = (data: ExportedData, picture: Uint8Array | null, language: Language): Uint8Array =>
  zipSync({
    [README[language].file]: strToU8(README[language].text),
    'data.json': strToU8(JSON.stringify(data, null, 2)),
    'transcriptions.csv': strToU8(
      toCsv(
        ['received_at', 'summary', 'text'],
        data.transcriptions.map(({ received_at, text, summary }) => ({
          received_at,
          text,
          summary: summaryText(summary),
        })),
      ),
    ),
    'payments.csv': strToU8(
      toCsv(
        ['created_at', 'receipt_number', 'plan_code', 'status', 'method', 'amount_cents', 'currency'],
        data.payments,
      ),
    ),
    'activity.csv': strToU8(toCsv(['at', 'event'], data.activity)),
    ...(picture === null ? {} : { 'picture.webp': picture }),
  })
