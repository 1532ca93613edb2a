import { assign, sendTo, setup } from 'xstate'
import { type ReadingPreferences, DEFAULT_READING_PREFERENCES } from '#contracts/reading-preferences.ts'
import { unprovided, unprovidedStream } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

type Change = { change: Partial<ReadingPreferences> }

export const readingPreferencesMachine = setup({
  types: {
    /** `isOpened`: the visitor opened the panel. Otherwise the flow only applies the stored preferences. */
    input: {} as { isOpened: boolean },
    context: {} as { isOpened: boolean; readingPreferences: ReadingPreferences },
    events: {} as
      | { type: 'readingPreferences.open' }
      | { type: 'readingPreferences.close' }
      | { type: 'readingPreferences.reset' }
      | ({ type: 'readingPreferences.choose' } & Change)
      /** Another tab stored these. */
      | { type: 'readingPreferences.changed'; readingPreferences: ReadingPreferences },
    tags: {} as 'busy',
    meta: {} as ViewMeta<'choices' | null>,
  },
  actors: {
    loadReadingPreferences: unprovided<ReadingPreferences>('loadReadingPreferences'),
    /** Applies the preferences to all pages of the visit, and stores them on the device. */
    showReadingPreferences: unprovidedStream<{
      type: 'readingPreferences.show'
      readingPreferences: ReadingPreferences
    }>('showReadingPreferences'),
    watchReadingPreferences: unprovidedStream('watchReadingPreferences'),
  },
  guards: {
    isOpened: ({ context }) => context.isOpened,
    isChange: ({ context: { readingPreferences } }, { change }: Change) =>
      Object.entries(change).some(([key, value]) => readingPreferences[key as keyof ReadingPreferences] !== value),
  },
  actions: {
    storeOpening: assign({ isOpened: true }),
    storeLoaded: assign({
      readingPreferences: (_, { readingPreferences }: { readingPreferences: ReadingPreferences }) => readingPreferences,
    }),
    storeChange: assign({
      readingPreferences: ({ context }, { change }: Change) => ({ ...context.readingPreferences, ...change }),
    }),
    storeNothing: assign({ readingPreferences: DEFAULT_READING_PREFERENCES }),
    showChosen: sendTo('showReadingPreferences', ({ context }) => ({
      type: 'readingPreferences.show' as const,
      readingPreferences: context.readingPreferences,
    })),
  },
}).createMachine({
  id: 'readingPreferences',
  description: 'Reading preferences: size, spacing, font, contrast, line length and layout, for every page.',
  context: ({ input }) => ({ isOpened: input.isOpened, readingPreferences: DEFAULT_READING_PREFERENCES }),
  invoke: [
    { id: 'showReadingPreferences', src: 'showReadingPreferences', onError: {} },
    { id: 'watchReadingPreferences', src: 'watchReadingPreferences', onError: {} },
  ],
  initial: 'loading',
  on: {
    'readingPreferences.changed': {
      actions: [{ type: 'storeLoaded', params: ({ event }) => event }, 'showChosen'],
    },
  },
  states: {
    loading: {
      description: 'Reads the stored preferences from the device.',
      tags: 'busy',
      meta: { view: null },
      on: { 'readingPreferences.open': { actions: 'storeOpening' } },
      invoke: {
        id: 'loadReadingPreferences',
        src: 'loadReadingPreferences',
        onDone: {
          target: 'deciding',
          actions: [
            { type: 'storeLoaded', params: ({ event }) => ({ readingPreferences: event.output }) },
            'showChosen',
          ],
        },
        onError: 'deciding',
      },
    },
    deciding: {
      description: 'Chooses the state: whether the panel was requested.',
      always: [{ guard: 'isOpened', target: 'editing' }, { target: 'closed' }],
    },
    editing: {
      description: 'The panel is open; each choice applies at once.',
      meta: { view: 'choices' },
      on: {
        'readingPreferences.choose': {
          guard: { type: 'isChange', params: ({ event }) => event },
          actions: [{ type: 'storeChange', params: ({ event }) => event }, 'showChosen'],
        },
        'readingPreferences.reset': { actions: ['storeNothing', 'showChosen'] },
        'readingPreferences.close': 'closed',
      },
    },
    closed: {
      description: 'The panel is closed; the preferences apply.',
      meta: { view: null },
      on: { 'readingPreferences.open': { target: 'loading', actions: 'storeOpening' } },
    },
  },
})
