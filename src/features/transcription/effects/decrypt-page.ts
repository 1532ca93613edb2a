import { fromPromise } from 'xstate'
import type { OpenedById } from '#machines/summaries/summaries.machine.ts'
import { decryptRows } from '../decrypt-rows.ts'

export const defineDecryptPage = () =>
  fromPromise<OpenedById, { ids: readonly string[] }>(({ input: { ids }, signal }) => decryptRows(ids, signal))
