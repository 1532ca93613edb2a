/** A row of the list as its flow takes it, and what can be found in it once it is open. */
import type { OpenedTranscription, Transcription } from '#contracts/api/transcriptions.ts'
import type { Sealed } from '#machines/transcription/transcription.machine.ts'

/** What an older writer left empty is missing. */
const orNull = (text: string) => (text === '' ? null : text)

export const sealedOf = (row: Transcription): Sealed => ({
  id: row.id,
  content: orNull(row.encrypted_content),
  summary: row.summary_encrypted,
  keyId: orNull(row.encryption_key_id),
})

export const wordsOf = ({
  decrypted_content: transcription,
  decrypted_summary: summary,
}: OpenedTranscription): string =>
  [transcription, summary?.text, summary?.meeting, summary?.place, ...(summary?.topics ?? [])].join('\n')

const ACCENTS = /\p{Diacritic}/gu
const plain = (text: string) => text.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase()

/** Whether a text has these words in it; case and accents do not matter. */
export const isFound = (text: string, query: string): boolean => plain(text).includes(plain(query.trim()))
