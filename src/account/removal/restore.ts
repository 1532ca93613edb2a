import { fromPromise } from 'xstate'
import { restorationResponseSchema } from '#contracts/api/transcriptions.ts'
import { call } from '#src/clients/call.ts'

/** Not aborted where the page is left: whoever pressed it wants them back. */
export const defineRestore = () =>
  fromPromise<void, { ids: readonly string[] }>(async ({ input: { ids } }) => {
    const { signal } = new AbortController()
    await call('restoreTranscriptions', restorationResponseSchema, { body: { ids: [...ids] }, signal })
  })
