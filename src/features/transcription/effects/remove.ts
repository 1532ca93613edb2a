import { fromPromise } from 'xstate'
import { transcriptionDeletionResponseSchema } from '#contracts/api/transcriptions.ts'
import { call } from '#src/clients/call.ts'
import { asFailure } from '#src/clients/failures.ts'

/** Not found counts as success: it was deleted by a request whose answer was lost, or in another tab. */
export const defineRemove = () =>
  fromPromise<void, { id: string }>(async ({ input: params, signal }) => {
    try {
      await call('deleteTranscription', transcriptionDeletionResponseSchema, { params, signal })
    } catch (error) {
      if (asFailure(error).code !== 'request.notFound') throw error
    }
  })
