import { assign, sendTo, setup } from 'xstate'
import type { Language } from '#contracts/languages.ts'
import { API_TIMEOUT } from '#contracts/limits.ts'
import { unprovided, unprovidedStream } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

/** `ends`: how many words have been spoken at the end of each passage, in order. */
type Clip = { language: Language; ends: readonly number[] }

const lastOf = ({ ends }: Pick<Clip, 'ends'>) => ends.at(-1) ?? 0
const nextOf = ({ ends, word }: Pick<Clip, 'ends'> & { word: number }) =>
  ends.find((end) => end > word) ?? lastOf({ ends })

export const transcribeDemoMachine = setup({
  types: {
    input: {} as Clip,
    context: {} as Clip & {
      /** Number of words that are shown. */
      word: number
      /** Index of the highlighted passage. */
      passage: number | null
      /** The sound cannot be loaded: a clock replaces it. */
      isSilent: boolean
    },
    events: {} as
      | { type: 'demo.play' }
      | { type: 'demo.pause' }
      | { type: 'demo.step' }
      | { type: 'demo.skip' }
      | { type: 'field.show'; passage: number }
      | { type: 'clip.word'; word: number }
      | { type: 'clip.ended' }
      /** The device paused the sound: a call, unplugged headphones, another app. */
      | { type: 'clip.interrupted' }
      /** The browser refuses to play the sound, or cannot. */
      | { type: 'clip.failed' },
    tags: {} as 'busy',
    meta: {} as ViewMeta<'ready' | 'playing' | 'paused' | 'done'>,
  },
  actors: {
    /** Plays the clip, or only counts its time if there is no sound. */
    playClip: unprovidedStream<
      { type: 'clip.play'; word: number; isSilent: boolean } | { type: 'clip.pause' },
      { language: Language }
    >('playClip'),
    /** Resolves when the sound is loaded. */
    loadClip: unprovided<void, { language: Language }>('loadClip'),
  },
  guards: {
    isLastStep: ({ context }) => nextOf(context) === lastOf(context),
    isWritten: ({ context }, { passage }: { passage: number }) => context.word >= (context.ends[passage] ?? Infinity),
  },
  actions: {
    resumeClip: sendTo('playClip', ({ context }) => ({
      type: 'clip.play' as const,
      word: context.word,
      isSilent: context.isSilent,
    })),
    pauseClip: sendTo('playClip', { type: 'clip.pause' }),
    writeFirst: assign({ word: ({ context: { ends } }) => nextOf({ ends, word: 0 }), passage: null }),
    storeWord: assign({ word: (_, { word }: { word: number }) => word }),
    writeNext: assign({ word: ({ context }) => nextOf(context) }),
    writeAll: assign({ word: ({ context }) => lastOf(context) }),
    clearWord: assign({ word: 0 }),
    storeSilence: assign({ isSilent: true }),
    clearSilence: assign({ isSilent: false }),
    showPassage: assign({ passage: (_, { passage }: { passage: number }) => passage }),
    hidePassage: assign({ passage: null }),
  },
  delays: { soundTimeout: API_TIMEOUT },
}).createMachine({
  id: 'transcribeDemo',
  description:
    'Plays a voice message with its text word by word, and a summary whose fields link to their source sentence.',
  context: ({ input }) => ({ ...input, word: lastOf(input), passage: null, isSilent: false }),
  invoke: { id: 'playClip', src: 'playClip', input: ({ context }) => ({ language: context.language }), onError: {} },
  initial: 'ready',
  on: {
    // Race: sent just before the clip was paused.
    'clip.word': {},
    'clip.ended': {},
    'clip.interrupted': {},
    'clip.failed': {},
    'field.show': {
      guard: { type: 'isWritten', params: ({ event }) => event },
      actions: { type: 'showPassage', params: ({ event }) => event },
    },
  },
  states: {
    ready: {
      description: 'Text and summary are shown in full; no sound is loaded.',
      meta: { view: 'ready' },
      on: {
        'demo.play': { target: 'loading', actions: 'clearWord' },
        'demo.step': { target: 'paused', actions: 'writeFirst' },
      },
    },
    loading: {
      description: 'Loads the sound. If that fails or takes too long, the words play without it.',
      tags: 'busy',
      meta: { view: 'playing' },
      entry: ['hidePassage', 'clearSilence'],
      invoke: {
        id: 'loadClip',
        src: 'loadClip',
        input: ({ context }) => ({ language: context.language }),
        onDone: 'playing',
        onError: { target: 'playing', actions: 'storeSilence' },
      },
      after: { soundTimeout: { target: 'playing', actions: 'storeSilence' } },
      on: { 'demo.pause': 'paused', 'demo.skip': 'done' },
    },
    playing: {
      description:
        'Plays the clip; the words appear as they are spoken. If the sound cannot be played, they go on without it.',
      meta: { view: 'playing' },
      entry: 'resumeClip',
      exit: 'pauseClip',
      on: {
        'clip.word': { actions: { type: 'storeWord', params: ({ event }) => event } },
        'clip.ended': 'done',
        'clip.interrupted': 'paused',
        'clip.failed': { actions: ['storeSilence', 'resumeClip'] },
        'demo.pause': 'paused',
        'demo.skip': 'done',
      },
    },
    paused: {
      description: 'Paused: continues from here, with sound or passage by passage.',
      meta: { view: 'paused' },
      on: {
        'demo.play': 'loading',
        'demo.step': [{ guard: 'isLastStep', target: 'done' }, { actions: 'writeNext' }],
        'demo.skip': 'done',
      },
    },
    done: {
      description: 'Played or stepped to the end: text and summary are shown in full.',
      meta: { view: 'done' },
      entry: 'writeAll',
      on: {
        'demo.play': { target: 'loading', actions: 'clearWord' },
        'demo.step': { target: 'paused', actions: 'writeFirst' },
      },
    },
  },
})
