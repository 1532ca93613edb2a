import { isSame, startsNothing, startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { readingMachine } from './reading.machine.ts'

type Is = Predicate<typeof readingMachine>

const isLoading: Is = (state) => state.matches('loading')
const isFailed: Is = (state) => state.matches('failed')
const isReady: Is = (state) => state.matches('ready')
const isRefreshing: Is = (state) => state.matches('refreshing')
const isGrowing: Is = (state) => state.matches('growing')
const isBehindData: Is = (state) => isRefreshing(state) || isGrowing(state)
const isReading: Is = (state) => isLoading(state) || isBehindData(state)

/** As the model has them. */
const ANSWERS: Readonly<Record<string, unknown>> = { 'read:answered': 'one', 'read:changed': 'two' }
const FIRST = { shown: null, isMore: false }

type Kept = Pick<Occurrence<typeof readingMachine>, 'before' | 'after'>
const keepsData = ({ before, after }: Kept) => isSame(after.context.data, before.context.data)
const again = ({ before }: Kept) => ({ shown: before.context.data, isMore: false })
const more = ({ before }: Kept) => ({ shown: before.context.data, isMore: true })

export const readingProperties: readonly Property<typeof readingMachine>[] = [
  {
    name: 'A card of which nothing is known reads as soon as it is there, and complains about nothing',
    cites: ['FAIL-15'],
    kind: 'start',
    input: 'nothingKnown',
    expect: (state) => isLoading(state) && isSame(state.context, { data: null, isKnown: false, failure: null }),
  },
  {
    name: 'What is remembered is shown at once, and read again',
    cites: ['FAIL-15'],
    kind: 'start',
    input: 'remembered',
    expect: (state) => isRefreshing(state) && isSame(state.context, { data: 'zero', isKnown: true, failure: null }),
  },
  {
    name: 'What was read is shown, and nothing is said to have failed',
    cites: ['FAIL-15'],
    kind: 'after',
    on: ['read:answered', 'read:changed'],
    from: isReading,
    expect: ({ on, after }) => isReady(after) && after.context.data === ANSWERS[on] && after.context.failure === null,
  },
  {
    name: 'Every waiting state has a limit',
    cites: ['FAIL-01'],
    kind: 'leadsTo',
    when: isReading,
    expect: (state) => isReady(state) || isFailed(state),
  },
  {
    name: 'A first read that fails says why and offers another try',
    cites: ['FAIL-16'],
    kind: 'after',
    on: ['read:unreachable', 'read:crashed'],
    from: isLoading,
    expect: ({ after }) => isFailed(after) && after.context.failure !== null,
  },
  {
    name: 'A refresh that fails keeps what was read, and says why',
    cites: ['FAIL-17'],
    kind: 'after',
    on: ['read:unreachable', 'read:crashed'],
    from: isBehindData,
    expect: (it) => isReady(it.after) && it.after.context.failure !== null && keepsData(it),
  },
  {
    name: 'An unreachable server is told as what it is',
    cites: ['FAIL-04'],
    kind: 'after',
    on: 'read:unreachable',
    from: isReading,
    expect: ({ after }) => after.context.failure?.code === 'network.unreachable',
  },
  {
    name: 'Whatever else goes wrong is told as unexpected',
    cites: ['FAIL-05'],
    kind: 'after',
    on: 'read:crashed',
    from: isReading,
    expect: ({ after }) => after.context.failure?.code === 'unexpected',
  },
  {
    name: 'Where nothing could be read, another try or a change elsewhere reads from the start',
    cites: ['FAIL-16'],
    kind: 'after',
    on: ['data.retry', 'data.changed'],
    from: isFailed,
    expect: (it) => isLoading(it.after) && startsWith(it, 'read', FIRST),
  },
  {
    name: 'What is in sight stays there while as much is read again',
    cites: ['FAIL-15'],
    kind: 'after',
    on: ['data.retry', 'data.changed'],
    from: isReady,
    expect: (it) => isRefreshing(it.after) && startsWith(it, 'read', again(it)) && keepsData(it),
  },
  {
    name: 'More is another page beside what is there',
    cites: ['FAIL-18'],
    kind: 'after',
    on: 'data.more',
    from: isReady,
    expect: (it) => isGrowing(it.after) && startsWith(it, 'read', more(it)) && keepsData(it),
  },
  {
    name: 'What changed elsewhere is read again, although something is being read',
    cites: ['FAIL-19'],
    kind: 'after',
    on: 'data.changed',
    from: isBehindData,
    expect: (it) => isRefreshing(it.after) && startsWith(it, 'read', again(it)),
  },
  {
    name: 'What changed while it is read for the first time is read anew: the answer may be from before',
    cites: ['FAIL-15'],
    kind: 'after',
    on: 'data.changed',
    from: isLoading,
    expect: (it) => isLoading(it.after) && startsWith(it, 'read', FIRST),
  },
  {
    name: 'Where nothing can tell what changed, it is read all the same',
    cites: ['FAIL-15'],
    kind: 'everyStep',
    when: ({ on }) => on === 'watchQuery:broken',
    expect: (it) => staysAsItWas(it) && startsNothing(it),
  },
  {
    name: 'Data is shown once something was read, and kept from then on',
    cites: ['FAIL-15'],
    kind: 'always',
    expect: (state) => (isReady(state) || isBehindData(state)) === state.context.isKnown,
  },
  {
    name: 'A failure is told only where nothing is being read, and always where nothing could be',
    cites: ['FAIL-07'],
    kind: 'always',
    expect: (state) =>
      isReading(state) ? state.context.failure === null : !isFailed(state) || state.context.failure !== null,
  },
  {
    name: 'Whoever waits is told so, and nobody else',
    cites: ['FAIL-03'],
    kind: 'always',
    expect: (state) => state.hasTag('busy') === isReading(state),
  },
  {
    name: 'What is asked for stays in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: isReady,
  },
]
