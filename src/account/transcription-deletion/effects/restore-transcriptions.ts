import { fromPromise } from 'xstate'
import { restorationResponseSchema } from '#contracts/api/transcriptions.ts'
import { call } from '#src/clients/call.ts'

/** Not aborted when the page is left: the person has already clicked undo. */
export const defineRestoreTranscriptions = () =>
  fromPromise<void, { ids: readonly string[] }>(async ({ input: { ids } }) => {
    const { signal } = new AbortController()
    await call('restoreTranscriptions', restorationResponseSchema, { body: { ids: [...ids] }, signal })
  })
