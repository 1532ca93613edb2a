import { fromPromise } from 'xstate'
import type { OpenedById } from '#machines/summaries/summaries.machine.ts'
import { decryptRows } from '../decrypt-rows.ts'

/** No rows are a page too, which needs no call: where none of those listed is sealed. */
export const defineDecryptPage = () =>
  fromPromise<OpenedById, { ids: readonly string[] }>(({ input: { ids }, signal }) =>
    ids.length === 0 ? Promise.resolve({}) : decryptRows(ids, signal),
  )
