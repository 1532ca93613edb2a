import { assign, sendTo, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import { SOUND_TIMEOUT } from '#contracts/limits.ts'
import { isSound, type Measure, type Sound, SOUND_MAX_BYTES } from '#contracts/sound.ts'
import { unprovidedStream } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

type SoundParams = { sound: Sound }

export const ownAudioMachine = setup({
  types: {
    context: {} as {
      /** Name of the file. Its content is passed on, not stored in the context. */
      name: string | null
      /** Progress, 0 to 100. */
      percent: number
      measure: Measure | null
      failure: Failure | null
    },
    events: {} as
      | ({ type: 'sound.pick' } & SoundParams)
      | { type: 'sound.cancel' }
      | { type: 'sound.again' }
      | { type: 'sound.progress'; percent: number }
      | { type: 'sound.measured'; measure: Measure }
      | { type: 'sound.unreadable' },
    tags: {} as 'busy',
    meta: {} as ViewMeta<'pick' | 'measuring' | 'measured'>,
  },
  actors: {
    /** Measures one sound at a time in the browser, and reports progress. */
    measureSound: unprovidedStream<{ type: 'sound.measure'; content: Blob } | { type: 'sound.discard' }>(
      'measureSound',
    ),
  },
  guards: {
    isUnsupported: (_, { sound }: SoundParams) => !isSound(sound),
    isTooLarge: (_, { sound }: SoundParams) => sound.bytes > SOUND_MAX_BYTES,
  },
  actions: {
    startMeasuring: sendTo('measureSound', (_, { sound }: SoundParams) => ({
      type: 'sound.measure' as const,
      content: sound.content,
    })),
    discardSound: sendTo('measureSound', { type: 'sound.discard' }),
    storeName: assign({ name: (_, { sound }: SoundParams) => sound.name }),
    storePercent: assign({ percent: (_, { percent }: { percent: number }) => percent }),
    storeMeasure: assign({ measure: (_, { measure }: { measure: Measure }) => measure }),
    storeUnsupported: assign({ failure: { code: 'sound.unsupported' } }),
    storeTooLarge: assign({ failure: { code: 'sound.tooLarge' } }),
    storeUnreadable: assign({ failure: { code: 'sound.unreadable' } }),
    clearFailure: assign({ failure: null }),
    clearSound: assign({ name: null, measure: null }),
    clearPercent: assign({ percent: 0 }),
  },
  delays: { measureTimeout: SOUND_TIMEOUT },
}).createMachine({
  id: 'ownAudio',
  description:
    "Measures a visitor's own voice message in the browser: listening and reading time, without uploading it.",
  context: { name: null, percent: 0, measure: null, failure: null },
  invoke: { id: 'measureSound', src: 'measureSound', onError: {} },
  initial: 'picking',
  on: {
    // Race: sent for a sound just before it was dropped.
    'sound.progress': {},
    'sound.measured': {},
    'sound.unreadable': {},
  },
  states: {
    picking: {
      description: 'A file can be picked or dropped; shows why the last one was refused.',
      meta: { view: 'pick' },
      entry: 'clearSound',
      on: {
        'sound.pick': [
          { guard: { type: 'isUnsupported', params: ({ event }) => event }, actions: 'storeUnsupported' },
          { guard: { type: 'isTooLarge', params: ({ event }) => event }, actions: 'storeTooLarge' },
          {
            target: 'measuring',
            actions: [
              { type: 'storeName', params: ({ event }) => event },
              { type: 'startMeasuring', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    measuring: {
      description: 'Decodes and measures the sound, with progress.',
      tags: 'busy',
      meta: { view: 'measuring' },
      entry: ['clearFailure', 'clearPercent'],
      exit: 'discardSound',
      on: {
        'sound.progress': { actions: { type: 'storePercent', params: ({ event }) => event } },
        'sound.measured': { target: 'measured', actions: { type: 'storeMeasure', params: ({ event }) => event } },
        'sound.unreadable': { target: 'picking', actions: 'storeUnreadable' },
        'sound.cancel': 'picking',
      },
      after: { measureTimeout: { target: 'picking', actions: 'storeUnreadable' } },
    },
    measured: {
      description: 'Shows waveform, length and reading time.',
      meta: { view: 'measured' },
      on: { 'sound.again': 'picking' },
    },
  },
})
