import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Occurrence, Property } from '../kit/properties.ts'
import type { queryMachine } from './query.machine.ts'

const { after, ends, ignores, isIdleIn, shows } = consequencesOf<typeof queryMachine>()

type Step = Occurrence<typeof queryMachine>

const answers = (data: string) => ({ shows: 'ready', failure: null, context: { data, hasData: true } }) as const

/** Stale while revalidate: the data stays visible, and as many rows are fetched again. */
const refetches = ({ before: { context } }: Step) => ({
  shows: context.hasData ? ('ready' as const) : ('loading' as const),
  failure: null,
  calls: { read: { shown: context.data, isMore: false } },
})

/** The failure is shown beside the data, or in its place if there is none. */
const showsFailure = ({ before, failed }: Step) => ({
  shows: before.context.hasData ? ('ready' as const) : ('failed' as const),
  failure: failed,
})

export const queryProperties: readonly Property<typeof queryMachine>[] = [
  {
    name: 'A query without a cached answer fetches at once and shows no failure',
    cites: ['FAIL-15'],
    kind: 'start',
    input: 'uncached',
    expect: (state) => shows('loading')(state) && isSame(state.context, { data: null, hasData: false, failure: null }),
  },
  {
    name: 'A cached answer is shown at once and revalidated',
    cites: ['FAIL-15'],
    kind: 'start',
    input: 'cached',
    expect: (state) =>
      shows('ready')(state) &&
      state.matches('refreshing') &&
      isSame(state.context, { data: 'zero', hasData: true, failure: null }),
  },
  {
    name: 'An answer is shown; a failed first fetch shows why, a later one keeps the last answer beside it, unless access was lost',
    cites: ['ADMIN-65', 'FAIL-04', 'FAIL-05', 'FAIL-15', 'FAIL-16', 'FAIL-17'],
    ...ends('read', {
      answered: answers('one'),
      changed: answers('two'),
      unreachable: showsFailure,
      refused: showsFailure,
      denied: { shows: 'failed', failure: 'access.denied', context: { data: null, hasData: false } },
      withMessage: showsFailure,
      crashed: showsFailure,
    }),
  },
  {
    name: 'The retry fetches as many pages again and keeps what is on screen',
    cites: ['FAIL-15', 'FAIL-16'],
    ...after(isIdleIn('failed', 'ready'), { 'data.retry': refetches }),
  },
  {
    name: 'An invalidation refetches, also during a fetch, whose answer may be stale',
    cites: ['FAIL-15', 'FAIL-19'],
    ...after(() => true, { 'data.changed': refetches }),
  },
  {
    name: '"Load more" appends the next page',
    cites: ['FAIL-18'],
    ...after(isIdleIn('ready'), {
      'data.more': ({ before: { context } }) => ({ calls: { read: { shown: context.data, isMore: true } } }),
    }),
  },
  {
    name: 'A query without a subscription to changes still fetches',
    cites: ['FAIL-15'],
    ...ignores('watchQuery:broken'),
  },
  {
    name: 'Data is shown after the first answer; a failure is never shown during a fetch',
    cites: ['FAIL-07', 'FAIL-15'],
    kind: 'always',
    expect: (state) =>
      shows('ready')(state) === state.context.hasData &&
      (state.context.failure === null || !state.hasTag('busy')) &&
      (state.context.failure !== null || !shows('failed')(state)),
  },
  {
    name: 'An answer can always be reached',
    cites: ['FAIL-01', 'FAIL-26'],
    kind: 'canAlwaysReach',
    expect: isIdleIn('ready'),
  },
]
