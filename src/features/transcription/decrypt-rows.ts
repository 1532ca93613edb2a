import { decryptPageResponseSchema } from '#contracts/api/transcriptions.ts'
import type { OpenedById } from '#machines/summaries/summaries.machine.ts'
import { call } from '#src/clients/call.ts'

/** Up to a page of transcriptions; those that could not be decrypted are missing. */
export const decryptRows = async (ids: readonly string[], signal: AbortSignal): Promise<OpenedById> => {
  const { opened } = await call('decryptTranscriptions', decryptPageResponseSchema, { body: { ids: [...ids] }, signal })
  return Object.fromEntries(
    opened.map(({ id, transcription, summary }) => [
      id,
      { decrypted_content: transcription, decrypted_summary: summary },
    ]),
  )
}
