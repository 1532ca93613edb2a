import { fromPromise } from 'xstate'
import { deletionResponseSchema } from '#contracts/api/transcriptions.ts'
import { call } from '#src/clients/call.ts'

/** Not aborted when the page is left: the rows have already disappeared from the list. */
export const defineDeleteTranscriptions = () =>
  fromPromise<readonly string[], { ids: readonly string[] }>(async ({ input: { ids } }) => {
    const { signal } = new AbortController()
    return (await call('deleteTranscriptions', deletionResponseSchema, { body: { ids: [...ids] }, signal })).removed
  })
