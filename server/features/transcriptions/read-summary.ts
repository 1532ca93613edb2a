/** The summary of a decrypted transcription. */
import { summarySchema, type Summary } from '#contracts/api/transcriptions.ts'

/** Half of a surrogate pair, which a sender's limit may have left, cannot be encoded as UTF-8: it is replaced by U+FFFD. */
const repairText = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value)

/** Text that is not a valid summary as JSON becomes the `text` of one. */
export const readSummary = (text: string): Summary => {
  try {
    const parsed = summarySchema.safeParse(JSON.parse(text, repairText))
    if (parsed.success) return parsed.data
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  return { text, meeting: null, starts_at: null, place: null, topics: [] }
}
