import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { transcribeDemoMachine } from './transcribe-demo.machine.ts'

const { after, ends, ignores, onlyAfter, isIdleIn, shows } = consequencesOf<typeof transcribeDemoMachine>()

type Step = Occurrence<typeof transcribeDemoMachine>

/** The complete result, shown before and after playback. */
const isComplete = isIdleIn('ready', 'done')
const isPlaying = isIdleIn('playing')
const isLoading: Predicate<typeof transcribeDemoMachine> = (state) => shows('playing')(state) && !isPlaying(state)

const PAUSES_CLIP = { playClip: { type: 'clip.pause' } } as const
/** Every word of the model's clip. */
const WHOLE = { shows: 'done', context: { word: 6 } } as const

const plays =
  (isSilent: boolean) =>
  ({ before: { context } }: Step) => ({
    context: { isSilent },
    sends: { playClip: { type: 'clip.play' as const, word: context.word, isSilent } },
  })

/** A field of the summary highlights a passage whose last word is `end`. */
const pointsAt =
  (passage: number, end: number) =>
  ({ before: { context } }: Step) =>
    context.word >= end ? { context: { passage } } : {}

export const transcribeDemoProperties: readonly Property<typeof transcribeDemoMachine>[] = [
  {
    name: 'The demo starts complete and not playing, with no field selected',
    cites: ['DEMO-01'],
    kind: 'start',
    input: 'clip',
    expect: (state) =>
      isIdleIn('ready')(state) &&
      isSame(state.context, { language: 'es', ends: [3, 5, 6], word: 6, passage: null, isSilent: false }),
  },
  {
    name: 'Only Play loads the sound, from the current word or the start, and clears the selected field',
    cites: ['DEMO-01', 'DEMO-02', 'DEMO-03', 'DEMO-05', 'DEMO-08', 'DEMO-11'],
    ...onlyAfter(isIdleIn('ready', 'paused', 'done'), {
      'demo.play': ({ before }) => ({
        shows: 'playing',
        context: { passage: null, isSilent: false, word: isComplete(before) ? 0 : before.context.word },
        calls: { loadClip: { language: 'es' } },
      }),
    }),
  },
  {
    name: 'The demo plays from the current word; without a sound the words play alone',
    cites: ['DEMO-03', 'DEMO-04'],
    ...ends('loadClip', { loaded: plays(false), unreachable: plays(true), crashed: plays(true) }),
  },
  {
    name: 'Loading the sound times out after 10 s',
    cites: ['DEMO-03'],
    ...after(isLoading, { 'wait soundTimeout': (it) => ({ waited: 10_000, ...plays(true)(it) }) }),
  },
  {
    name: 'Loading can be cancelled',
    cites: ['DEMO-03', 'DEMO-06'],
    ...after(isLoading, { 'demo.pause': { shows: 'paused' }, 'demo.skip': WHOLE }),
  },
  {
    name: 'Words appear as they are spoken; pause, skip and the end stop the clip',
    cites: ['DEMO-04', 'DEMO-05', 'DEMO-06', 'DEMO-07'],
    ...after(isPlaying, {
      'clip.word:early': { context: { word: 2 } },
      'clip.word:late': { context: { word: 4 } },
      'demo.pause': { shows: 'paused', sends: PAUSES_CLIP },
      'demo.skip': { ...WHOLE, sends: PAUSES_CLIP },
      'clip.ended': { ...WHOLE, sends: PAUSES_CLIP },
    }),
  },
  {
    name: 'A sound that the device interrupts is paused; one that cannot be played is replaced by the clock',
    cites: ['DEMO-30', 'DEMO-31'],
    ...after(isPlaying, { 'clip.interrupted': { shows: 'paused', sends: PAUSES_CLIP }, 'clip.failed': plays(true) }),
  },
  {
    name: 'Late reports of a stopped clip change nothing',
    cites: ['DEMO-05', 'DEMO-30'],
    ...ignores(
      ['clip.word:early', 'clip.word:late', 'clip.ended', 'clip.interrupted', 'clip.failed'],
      (state) => !isPlaying(state),
    ),
  },
  {
    name: 'Without sound or motion the demo steps passage by passage to the last, or skips to the end',
    cites: ['DEMO-06', 'DEMO-07', 'DEMO-09'],
    ...after(isIdleIn('paused'), {
      'demo.skip': WHOLE,
      'demo.step': ({ before: { context } }) =>
        context.word < 5 ? { shows: 'paused', context: { word: context.word < 3 ? 3 : 5 } } : WHOLE,
    }),
  },
  {
    name: 'Stepping after the end starts with the first passage, with no field selected',
    cites: ['DEMO-09', 'DEMO-11'],
    ...after(isComplete, { 'demo.step': { shows: 'paused', context: { word: 3, passage: null } } }),
  },
  {
    name: '"Complete" means that every word is shown',
    cites: ['DEMO-07'],
    kind: 'always',
    expect: (state) => isComplete(state) === (state.context.word === 6),
  },
  {
    name: 'A field marks its own passage, and only one that was spoken',
    cites: ['DEMO-10'],
    ...after(() => true, { 'field.show:first': pointsAt(0, 3), 'field.show:second': pointsAt(1, 5) }),
  },
  {
    name: 'If nothing can be played, stepping and skipping still work',
    cites: ['DEMO-09'],
    ...ignores('playClip:broken'),
  },
  {
    name: 'The end can always be reached',
    cites: ['DEMO-06'],
    kind: 'canAlwaysReach',
    expect: isIdleIn('done'),
  },
]
