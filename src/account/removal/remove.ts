import { fromPromise } from 'xstate'
import { deletionResponseSchema } from '#contracts/api/transcriptions.ts'
import { call } from '#src/clients/call.ts'

/** Not aborted where the page is left: what is gone from the list is deleted. */
export const defineRemove = () =>
  fromPromise<readonly string[], { ids: readonly string[] }>(async ({ input: { ids } }) => {
    const { signal } = new AbortController()
    return (await call('deleteTranscriptions', deletionResponseSchema, { body: { ids: [...ids] }, signal })).removed
  })
