import { isSame, starts, startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { transcribeDemoMachine } from './transcribe-demo.machine.ts'

type Is = Predicate<typeof transcribeDemoMachine>

const isReady: Is = (state) => state.matches('ready')
const isLoading: Is = (state) => state.matches('loading')
const isPlaying: Is = (state) => state.matches('playing')
const isPaused: Is = (state) => state.matches('paused')
const isDone: Is = (state) => state.matches('done')
/** The finished picture: before it was played and after. */
const isComplete: Is = (state) => isReady(state) || isDone(state)
const isAnywhere: Is = () => true

const toldOf = ({ told }: Pick<Occurrence, 'told'>) => told.map(({ to, event }) => ({ to, ...event }))
const plays = (it: Pick<Occurrence, 'told'>, word: number, isSilent: boolean) =>
  isSame(toldOf(it), [{ to: 'playClip', type: 'clip.play', word, isSilent }])
const expect = (it: Pick<Occurrence, 'told'>) => isSame(toldOf(it), [{ to: 'playClip', type: 'clip.pause' }])
const isQuiet = ({ told }: Pick<Occurrence, 'told'>) => told.length === 0

export const transcribeDemoProperties: readonly Property<typeof transcribeDemoMachine>[] = [
  {
    name: 'Nothing plays by itself: the demo stands there complete, with no field chosen',
    cites: ['DEMO-01'],
    kind: 'start',
    input: 'clip',
    expect: (state) =>
      isReady(state) &&
      isSame(state.context, { language: 'es', ends: [3, 5, 6], word: 6, passage: null, isSilent: false }),
  },
  {
    name: 'The sound is fetched when somebody wants to hear it, and then only',
    cites: ['DEMO-02'],
    kind: 'everyStep',
    when: (it) => starts(it, 'loadClip'),
    expect: (it) => it.on === 'demo.play' && startsWith(it, 'loadClip', { language: 'es' }),
  },
  {
    name: 'A sound that does not come is waited for as long as a service: 10 s',
    cites: ['DEMO-03'],
    kind: 'everyStep',
    when: ({ on }) => on === 'wait soundTimeout',
    expect: ({ waited }) => waited === 10_000,
  },
  {
    name: 'Playing begins with the first word',
    cites: ['DEMO-04'],
    kind: 'after',
    on: 'demo.play',
    from: isReady,
    expect: (it) => isLoading(it.after) && it.after.context.word === 0 && isQuiet(it),
  },
  {
    name: 'After a pause it goes on where it stood',
    cites: ['DEMO-05'],
    kind: 'after',
    on: 'demo.play',
    from: isPaused,
    expect: (it) => isLoading(it.after) && it.after.context.word === it.before.context.word && isQuiet(it),
  },
  {
    name: 'When it is over it can be heard again from the start',
    cites: ['DEMO-08'],
    kind: 'after',
    on: 'demo.play',
    from: isDone,
    expect: (it) => isLoading(it.after) && it.after.context.word === 0 && isQuiet(it),
  },
  {
    name: 'The loaded sound plays from the word that is due',
    cites: ['DEMO-04'],
    kind: 'after',
    on: 'loadClip:loaded',
    from: isLoading,
    expect: (it) => isPlaying(it.after) && plays(it, it.before.context.word, false),
  },
  {
    name: 'Where there is no sound the words come without it',
    cites: ['DEMO-03'],
    kind: 'after',
    on: ['loadClip:unreachable', 'loadClip:crashed', 'wait soundTimeout'],
    from: isLoading,
    expect: (it) => isPlaying(it.after) && plays(it, it.before.context.word, true) && it.after.context.isSilent,
  },
  {
    name: 'The next try is aloud again',
    cites: ['DEMO-03'],
    kind: 'after',
    on: 'demo.play',
    from: (state) => !isPlaying(state) && !isLoading(state),
    expect: ({ after }) => !after.context.isSilent,
  },
  {
    name: 'Whoever changes their mind meanwhile need not wait',
    cites: ['DEMO-03'],
    kind: 'after',
    on: 'demo.pause',
    from: isLoading,
    expect: (it) => isPaused(it.after) && it.after.context.word === it.before.context.word && isQuiet(it),
  },
  {
    name: 'What is said appears word by word',
    cites: ['DEMO-04'],
    kind: 'after',
    on: ['clip.word:early', 'clip.word:late'],
    from: isPlaying,
    expect: (it) =>
      isPlaying(it.after) && it.after.context.word === (it.on === 'clip.word:early' ? 2 : 4) && isQuiet(it),
  },
  {
    name: 'A clip that is held says nothing more',
    cites: ['DEMO-05'],
    kind: 'after',
    on: ['clip.word:early', 'clip.word:late', 'clip.ended'],
    from: (state) => !isPlaying(state),
    expect: staysAsItWas,
  },
  {
    name: 'The pause holds the clip, and keeps what stands there',
    cites: ['DEMO-05'],
    kind: 'after',
    on: 'demo.pause',
    from: isPlaying,
    expect: (it) => isPaused(it.after) && it.after.context.word === it.before.context.word && expect(it),
  },
  {
    name: 'At its end the clip is held and everything stands there',
    cites: ['DEMO-07'],
    kind: 'after',
    on: 'clip.ended',
    from: isPlaying,
    expect: (it) => isDone(it.after) && expect(it),
  },
  {
    name: 'Whoever does not want to wait skips to the end, and the clip is held',
    cites: ['DEMO-06'],
    kind: 'after',
    on: 'demo.skip',
    from: isPlaying,
    expect: (it) => isDone(it.after) && expect(it),
  },
  {
    name: 'Skipping needs no sound',
    cites: ['DEMO-06'],
    kind: 'after',
    on: 'demo.skip',
    from: (state) => isLoading(state) || isPaused(state),
    expect: (it) => isDone(it.after) && isQuiet(it),
  },
  {
    name: 'Without sound and without motion it begins with the first passage',
    cites: ['DEMO-09'],
    kind: 'after',
    on: 'demo.step',
    from: isComplete,
    expect: (it) => isPaused(it.after) && it.after.context.word === 3 && isQuiet(it),
  },
  {
    name: 'It goes on passage by passage',
    cites: ['DEMO-09'],
    kind: 'after',
    on: 'demo.step',
    from: (state) => isPaused(state) && state.context.word < 5,
    expect: (it) => isPaused(it.after) && it.after.context.word === (it.before.context.word < 3 ? 3 : 5) && isQuiet(it),
  },
  {
    name: 'The last passage ends it',
    cites: ['DEMO-07'],
    kind: 'after',
    on: 'demo.step',
    from: (state) => isPaused(state) && state.context.word >= 5,
    expect: (it) => isDone(it.after) && isQuiet(it),
  },
  {
    name: 'Complete means every word, and nothing else is complete',
    cites: ['DEMO-07'],
    kind: 'always',
    expect: (state) => isComplete(state) === (state.context.word === 6),
  },
  {
    name: 'A field points at its passage',
    cites: ['DEMO-10'],
    kind: 'after',
    on: 'field.show:first',
    from: (state) => state.context.word >= 3,
    expect: (it) => it.after.context.passage === 0 && it.after.value === it.before.value && isQuiet(it),
  },
  {
    name: 'Each at its own',
    cites: ['DEMO-10'],
    kind: 'after',
    on: 'field.show:second',
    from: (state) => state.context.word >= 5,
    expect: (it) => it.after.context.passage === 1 && it.after.value === it.before.value,
  },
  {
    name: 'A field never points at what has not been said',
    cites: ['DEMO-10'],
    kind: 'after',
    on: 'field.show:second',
    from: (state) => state.context.word < 5,
    expect: staysAsItWas,
  },
  {
    name: 'Nor does the first one',
    cites: ['DEMO-10'],
    kind: 'after',
    on: 'field.show:first',
    from: (state) => state.context.word < 3,
    expect: staysAsItWas,
  },
  {
    name: 'Whoever steps through it anew begins without a mark',
    cites: ['DEMO-11'],
    kind: 'after',
    on: 'demo.step',
    from: isComplete,
    expect: ({ after }) => after.context.passage === null,
  },
  {
    name: 'A new start takes the mark away',
    cites: ['DEMO-11'],
    kind: 'after',
    on: 'demo.play',
    from: (state) => !isPlaying(state) && !isLoading(state),
    expect: ({ after }) => after.context.passage === null,
  },
  {
    name: 'Where nothing can be played, stepping and skipping go on',
    cites: ['DEMO-09'],
    kind: 'after',
    on: 'playClip:broken',
    from: isAnywhere,
    expect: staysAsItWas,
  },
  {
    name: 'The end stays in reach',
    cites: ['DEMO-06'],
    kind: 'canAlwaysReach',
    expect: isDone,
  },
]
