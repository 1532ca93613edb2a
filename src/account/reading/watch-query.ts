import { type AnyEventObject, fromCallback } from 'xstate'
import { queryCache, type QueryName } from '#src/clients/query-cache.ts'

export const defineWatchQuery = (name: QueryName) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) =>
    queryCache.watch(name, () => sendBack({ type: 'data.changed' })),
  )
