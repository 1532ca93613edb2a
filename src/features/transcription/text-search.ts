/** Search in opened texts. */
import type { OpenedTranscription } from '#contracts/api/transcriptions.ts'
import { plainText } from '#src/lib/plain-text.ts'

export const searchableText = ({
  decrypted_content: transcription,
  decrypted_summary: summary,
}: OpenedTranscription): string =>
  [transcription, summary?.text, summary?.meeting, summary?.place, ...(summary?.topics ?? [])].join('\n')

/** Substring search, ignoring case and diacritics. */
export const matchesSearch = (text: string, query: string): boolean => plainText(text).includes(plainText(query.trim()))
