/** Maps a row of the list to the input of its flow. */
import type { Transcription } from '#contracts/api/transcriptions.ts'
import type { SealedTranscription } from '#machines/transcription/transcription.machine.ts'

/** Rows of older versions have empty strings for missing values. */
const orNull = (text: string | null) => (text === '' ? null : text)

export const sealedOf = (row: Transcription): SealedTranscription => ({
  id: row.id,
  content: orNull(row.encrypted_content),
  summary: orNull(row.summary_encrypted),
  keyId: orNull(row.encryption_key_id),
})

/** The ids of the rows that can be decrypted. */
export const sealedIdsOf = (rows: readonly Transcription[]): string[] =>
  rows.map(sealedOf).flatMap(({ id, content, keyId }) => (content === null || keyId === null ? [] : [id]))
