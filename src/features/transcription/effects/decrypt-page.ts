import { fromPromise } from 'xstate'
import { decryptPageResponseSchema } from '#contracts/api/transcriptions.ts'
import type { OpenedById } from '#machines/summaries/summaries.machine.ts'
import { call } from '#src/clients/call.ts'

export const defineDecryptPage = () =>
  fromPromise<OpenedById, { ids: readonly string[] }>(async ({ input: { ids }, signal }) => {
    const { opened } = await call('decryptTranscriptions', decryptPageResponseSchema, {
      body: { ids: [...ids] },
      signal,
    })
    return Object.fromEntries(
      opened.map(({ id, transcription, summary }) => [
        id,
        { decrypted_content: transcription, decrypted_summary: summary },
      ]),
    )
  })
