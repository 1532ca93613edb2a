import { isSame, startsNothing, startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Happening, Predicate, Property } from '../kit/properties.ts'
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

type Kept = Pick<Happening<typeof readingMachine>, 'before' | 'after'>
const keepsData = ({ before, after }: Kept) => isSame(after.context.data, before.context.data)
const again = ({ before }: Kept) => ({ shown: before.context.data, isMore: false })
const more = ({ before }: Kept) => ({ shown: before.context.data, isMore: true })

export const readingProperties: readonly Property<typeof readingMachine>[] = [
  {
    says: 'A card of which nothing is known reads as soon as it is there, and complains about nothing',
    cites: ['FAIL-15'],
    kind: 'start',
    input: 'nothingKnown',
    holds: (state) => isLoading(state) && isSame(state.context, { data: null, isKnown: false, failure: null }),
  },
  {
    says: 'What is remembered is shown at once, and read again',
    cites: ['FAIL-15'],
    kind: 'start',
    input: 'remembered',
    holds: (state) => isRefreshing(state) && isSame(state.context, { data: 'zero', isKnown: true, failure: null }),
  },
  {
    says: 'What was read is shown, and nothing is said to have failed',
    cites: ['FAIL-15'],
    kind: 'after',
    on: ['read:answered', 'read:changed'],
    from: isReading,
    holds: ({ on, after }) => isReady(after) && after.context.data === ANSWERS[on] && after.context.failure === null,
  },
  {
    says: 'Every waiting state has a limit',
    cites: ['FAIL-01'],
    kind: 'leadsTo',
    when: isReading,
    holds: (state) => isReady(state) || isFailed(state),
  },
  {
    says: 'A first read that fails says why and offers another try',
    cites: ['FAIL-16'],
    kind: 'after',
    on: ['read:unreachable', 'read:crashed'],
    from: isLoading,
    holds: ({ after }) => isFailed(after) && after.context.failure !== null,
  },
  {
    says: 'A refresh that fails keeps what was read, and says why',
    cites: ['FAIL-17'],
    kind: 'after',
    on: ['read:unreachable', 'read:crashed'],
    from: isBehindData,
    holds: (it) => isReady(it.after) && it.after.context.failure !== null && keepsData(it),
  },
  {
    says: 'An unreachable server is told as what it is',
    cites: ['FAIL-04'],
    kind: 'after',
    on: 'read:unreachable',
    from: isReading,
    holds: ({ after }) => after.context.failure?.code === 'network.unreachable',
  },
  {
    says: 'Whatever else goes wrong is told as unexpected',
    cites: ['FAIL-05'],
    kind: 'after',
    on: 'read:crashed',
    from: isReading,
    holds: ({ after }) => after.context.failure?.code === 'unexpected',
  },
  {
    says: 'Where nothing could be read, another try or a change elsewhere reads from the start',
    cites: ['FAIL-16'],
    kind: 'after',
    on: ['data.retry', 'data.changed'],
    from: isFailed,
    holds: (it) => isLoading(it.after) && startsWith(it, 'read', FIRST),
  },
  {
    says: 'What is in sight stays there while as much is read again',
    cites: ['FAIL-15'],
    kind: 'after',
    on: ['data.retry', 'data.changed'],
    from: isReady,
    holds: (it) => isRefreshing(it.after) && startsWith(it, 'read', again(it)) && keepsData(it),
  },
  {
    says: 'More is another page beside what is there',
    cites: ['FAIL-18'],
    kind: 'after',
    on: 'data.more',
    from: isReady,
    holds: (it) => isGrowing(it.after) && startsWith(it, 'read', more(it)) && keepsData(it),
  },
  {
    says: 'What changed elsewhere is read again, although something is being read',
    cites: ['FAIL-19'],
    kind: 'after',
    on: 'data.changed',
    from: isBehindData,
    holds: (it) => isRefreshing(it.after) && startsWith(it, 'read', again(it)),
  },
  {
    says: 'What changed while it is read for the first time is read anew: the answer may be from before',
    cites: ['FAIL-15'],
    kind: 'after',
    on: 'data.changed',
    from: isLoading,
    holds: (it) => isLoading(it.after) && startsWith(it, 'read', FIRST),
  },
  {
    says: 'Where nothing can tell what changed, it is read all the same',
    cites: ['FAIL-15'],
    kind: 'everyStep',
    when: ({ on }) => on === 'watchQuery:broken',
    holds: (it) => staysAsItWas(it) && startsNothing(it),
  },
  {
    says: 'Data is shown once something was read, and kept from then on',
    cites: ['FAIL-15'],
    kind: 'always',
    holds: (state) => (isReady(state) || isBehindData(state)) === state.context.isKnown,
  },
  {
    says: 'A failure is told only where nothing is being read, and always where nothing could be',
    cites: ['FAIL-07'],
    kind: 'always',
    holds: (state) =>
      isReading(state) ? state.context.failure === null : !isFailed(state) || state.context.failure !== null,
  },
  {
    says: 'Whoever waits is told so, and nobody else',
    cites: ['FAIL-03'],
    kind: 'always',
    holds: (state) => state.hasTag('busy') === isReading(state),
  },
  {
    says: 'What is asked for stays in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    holds: isReady,
  },
]
