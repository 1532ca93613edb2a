import { fromPromise } from 'xstate'
import { decryptResponseSchema, type OpenedTranscription } from '#contracts/api/transcriptions.ts'
import type { Failure } from '#contracts/errors.ts'
import type { SealedTranscription } from '#machines/transcription/transcription.machine.ts'
import { call } from '#src/clients/call.ts'

export const defineDecrypt = () =>
  fromPromise<OpenedTranscription, { item: SealedTranscription }>(async ({ input: { item }, signal }) => {
    const { content, summary, keyId } = item
    if (content === null || keyId === null) throw { code: 'transcription.unavailable' } satisfies Failure
    const body = { encrypted_content: content, encrypted_summary: summary, encryption_key_id: keyId }
    const opened = await call('decryptTranscription', decryptResponseSchema, { body, signal })
    return { decrypted_content: opened.transcription, decrypted_summary: opened.summary }
  })
