import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Occurrence, Property } from '../kit/properties.ts'
import type { readingMachine } from './reading.machine.ts'

const { after, ends, ignores, rests, shows } = consequencesOf<typeof readingMachine>()

type It = Occurrence<typeof readingMachine>

const answers = (data: string) => ({ shows: 'ready', failure: null, keeps: { data, isKnown: true } }) as const

/** Stale while revalidate: the data stays visible, and as many rows are fetched again. */
const readsAgain = ({ before: { context } }: It) => ({
  shows: context.isKnown ? ('ready' as const) : ('loading' as const),
  failure: null,
  calls: { read: { shown: context.data, isMore: false } },
})

/** The failure is shown beside the data, or in its place if there is none. */
const tellsWhy = ({ before, failed }: It) => ({
  shows: before.context.isKnown ? ('ready' as const) : ('failed' as const),
  failure: failed,
})

export const readingProperties: readonly Property<typeof readingMachine>[] = [
  {
    name: 'A card of which nothing is known reads as soon as it is there, and complains about nothing',
    cites: ['FAIL-15'],
    kind: 'start',
    input: 'nothingKnown',
    expect: (state) => shows('loading')(state) && isSame(state.context, { data: null, isKnown: false, failure: null }),
  },
  {
    name: 'What is remembered is shown at once, and read again',
    cites: ['FAIL-15'],
    kind: 'start',
    input: 'remembered',
    expect: (state) =>
      shows('ready')(state) &&
      state.matches('refreshing') &&
      isSame(state.context, { data: 'zero', isKnown: true, failure: null }),
  },
  {
    name: 'What was read is shown; a first read that fails says why, a later one keeps what was read beside it',
    cites: ['FAIL-04', 'FAIL-05', 'FAIL-15', 'FAIL-16', 'FAIL-17'],
    ...ends('read', {
      answered: answers('one'),
      changed: answers('two'),
      unreachable: tellsWhy,
      refused: tellsWhy,
      inOwnWords: tellsWhy,
      crashed: tellsWhy,
    }),
  },
  {
    name: 'Another try reads as much again, and what is in sight stays there',
    cites: ['FAIL-15', 'FAIL-16'],
    ...after(rests('failed', 'ready'), { 'data.retry': readsAgain }),
  },
  {
    name: 'What changed elsewhere is read again, also while something is being read: its answer may be from before',
    cites: ['FAIL-15', 'FAIL-19'],
    ...after(() => true, { 'data.changed': readsAgain }),
  },
  {
    name: 'More is another page beside what is there',
    cites: ['FAIL-18'],
    ...after(rests('ready'), {
      'data.more': ({ before: { context } }) => ({ calls: { read: { shown: context.data, isMore: true } } }),
    }),
  },
  {
    name: 'Where nothing can tell what changed, it is read all the same',
    cites: ['FAIL-15'],
    ...ignores('watchQuery:broken'),
  },
  {
    name: 'Data is shown once something was read; a failure only where nothing is being read, and where nothing could be',
    cites: ['FAIL-07', 'FAIL-15'],
    kind: 'always',
    expect: (state) =>
      shows('ready')(state) === state.context.isKnown &&
      (state.context.failure === null || !state.hasTag('busy')) &&
      (state.context.failure !== null || !shows('failed')(state)),
  },
  {
    name: 'What is asked for stays in reach, whatever takes its time',
    cites: ['FAIL-01', 'FAIL-26'],
    kind: 'canAlwaysReach',
    expect: rests('ready'),
  },
]
