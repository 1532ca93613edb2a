import { fromPromise } from 'xstate'
import type { OpenedTranscription } from '#contracts/api/transcriptions.ts'
import type { Failure } from '#contracts/errors.ts'
import type { Sealed } from '#machines/transcription/transcription.machine.ts'
import { asFailure } from '#src/clients/failures.ts'
import type { AccountApi } from '#src/clients/account-api.ts'

export const defineDecrypt = ({ decryptTranscription }: Pick<AccountApi, 'decryptTranscription'>) =>
  fromPromise<OpenedTranscription, { item: Sealed }>(async ({ input: { item }, signal }) => {
    const { content, summary, keyId } = item
    if (content === null || keyId === null) throw { code: 'transcription.unavailable' } satisfies Failure
    const sealed = { encrypted_content: content, encrypted_summary: summary, encryption_key_id: keyId }
    const opened = await decryptTranscription(sealed, signal)
    return { decrypted_content: opened.transcription, decrypted_summary: opened.summary }
  })

/** One that is gone already was deleted: by a request whose answer was lost, or in another tab. */
export const defineRemove = ({ deleteTranscription }: Pick<AccountApi, 'deleteTranscription'>) =>
  fromPromise<void, { id: string }>(({ input: { id }, signal }) =>
    deleteTranscription(id, signal).catch((error: unknown) => {
      if (asFailure(error).code !== 'request.notFound') throw error
    }),
  )
