import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { EventFromLogic } from 'xstate'
import type { queryMachine } from '#machines/query/query.machine.ts'
import type { Page } from '#contracts/api/paging.ts'
import type { Query } from './query.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { useOnReconnect } from '#src/ui/use-on-reconnect.ts'
import { DataState } from './data-state.tsx'
import { LoadMore } from './load-more.tsx'

/**
 * Runs the query of a card or list. `data` is the last successful answer: a cached one is returned at once, and revalidated.
 * `isFresh` ignores the cache: for a form, which takes its initial values from the first answer and ignores later ones.
 */
export const useQuery = <Data,>({ flow, cached }: Query<Data>, { isFresh = false } = {}) => {
  const [cachedAnswer] = useState(() => (isFresh ? null : cached()))
  const actor = useFlow<typeof queryMachine>(flow, { input: { cached: cachedAnswer } })
  const { view, marker } = useFlowView(actor)
  const { data, failure, isBusy, isLoadingMore } = useFlowState(actor, (state) => ({
    data: state.context.data,
    failure: state.context.failure,
    isBusy: state.hasTag('busy'),
    isLoadingMore: state.matches('loadingMore'),
  }))
  // Here and not in the view: a failure may be shown by another part of the page, or by none. Ignored while a read is in flight.
  useOnReconnect(failure, () => actor.send({ type: 'data.retry' }))
  return {
    flow: actor,
    view,
    marker,
    failure,
    isBusy,
    isLoadingMore,
    send: (event: EventFromLogic<typeof queryMachine>) => actor.send(event),
    data: data as Data,
  }
}
export type QueryResult<Data> = ReturnType<typeof useQuery<Data>>

/** Whether the data is of another key than `current`; then it is read again. */
export const useRefetchOnKeyChange = <Data, Key>(
  { flow }: QueryResult<Data>,
  answered: Key | undefined,
  current: Key,
): boolean => {
  useEffect(() => {
    if (answered !== undefined && answered !== current) flow.send({ type: 'data.changed' })
  }, [flow, answered, current])
  return answered !== undefined && answered !== current
}

const extentOf = ({ data, total, next }: Page<unknown>) => ({ shown: data.length, total, hasMore: next !== null })

type MoreRowsProps<Data> = {
  query: Pick<QueryResult<Data>, 'isBusy' | 'isLoadingMore' | 'send'>
  page: Page<unknown>
  /** False while a search hides some of the rows. */
  isCounted?: boolean
}

/** How many rows of a paged list are loaded, and a button for more. */
export const MoreRows = <Data,>({ query, page, isCounted }: MoreRowsProps<Data>) => (
  <LoadMore
    {...extentOf(page)}
    isCounted={isCounted}
    busy={query.isBusy}
    isLoadingMore={query.isLoadingMore}
    onMore={() => query.send({ type: 'data.more' })}
  />
)

type QueryStateProps<Data> = {
  query: QueryResult<Data>
  /** Number of lines of the loading skeleton. */
  lines?: number
  /** The kept data is of another key than the one that is now requested. */
  isOutdated?: boolean
  isEmpty?: (data: Data) => boolean
  /** Empty state: why there is nothing, and what to do next. */
  empty?: ReactNode
  /** For a paged list that does not render `MoreRows` itself: its loaded rows, their total, the cursor of the next page. */
  pageOf?: (data: Data) => Page<unknown>
  children: (data: Data) => ReactNode
}

/** Renders the state of one query: loading, failed, empty, ready. */
export const QueryState = <Data,>(props: QueryStateProps<Data>) => {
  const { query, lines, isOutdated = false, isEmpty = () => false, empty = null, pageOf, children } = props
  const { view, marker, failure, isBusy, send, data } = query
  const place = useFocusAfterRetry(view)
  const isShown = view === 'ready' && !isOutdated
  const stageWithoutData = view === 'failed' || (isOutdated && view === 'ready' && !isBusy) ? 'failed' : 'loading'
  const stageWithData = isShown && isEmpty(data) ? 'empty' : 'ready'
  return (
    <div ref={place} tabIndex={-1} {...marker}>
      <DataState
        stage={isShown ? stageWithData : stageWithoutData}
        failure={failure}
        isRetrying={isBusy}
        onRetry={() => send({ type: 'data.retry' })}
        lines={lines}
        empty={empty}
      >
        {isShown && children(data)}
        {isShown && pageOf !== undefined && <MoreRows query={query} page={pageOf(data)} />}
      </DataState>
    </div>
  )
}

/** The retry button disappears while retrying: the focus moves to this part of the page. */
const useFocusAfterRetry = (view: string | null) => {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(view)
  useEffect(() => {
    if (before.current === 'failed' && view !== 'failed' && document.activeElement === document.body) {
      place.current?.focus()
    }
    before.current = view
  }, [view])
  return place
}
