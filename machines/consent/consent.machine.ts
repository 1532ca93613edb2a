import { assign, sendTo, setup } from 'xstate'
import { CONSENT_VERSION, type ConsentChoice } from '#contracts/consent.ts'
import { unprovided, unprovidedStream } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

type Answer = 'yes' | 'no'

const answerOf = (isAllowed: boolean): Answer => (isAllowed ? 'yes' : 'no')

type ChoiceParams = { choice: ConsentChoice | null }

export const consentMachine = setup({
  types: {
    /** `isReopened`: the visitor opened the choices, whatever was chosen before. */
    input: {} as { isReopened: boolean },
    context: {} as {
      isReopened: boolean
      /** Null until a choice was made. */
      statistics: Answer | null
    },
    events: {} as
      | { type: 'consent.accept' }
      | { type: 'consent.refuse' }
      | { type: 'consent.choose' }
      | { type: 'consent.open' }
      | { type: 'choice.save'; statistics: boolean }
      | { type: 'choice.cancel' }
      /** Another tab stored a choice, or removed it, which is treated as a refusal. */
      | { type: 'choice.changed'; statistics: boolean },
    tags: {} as 'busy',
    meta: {} as ViewMeta<'prompt' | 'choices' | null>,
  },
  actors: {
    loadChoice: unprovided<ConsentChoice | null>('loadChoice'),
    rememberChoice: unprovided<void, ConsentChoice>('rememberChoice'),
    /** Counts visits between start and stop. Nothing is loaded before the first start. */
    measureVisits: unprovidedStream<{ type: 'measuring.start' } | { type: 'measuring.stop' }>('measureVisits'),
    watchChoice: unprovidedStream('watchChoice'),
  },
  guards: {
    isReopened: ({ context }) => context.isReopened,
    hasNoChoice: (_, { choice }: ChoiceParams) => choice === null,
    isLoadedGranted: (_, { choice }: ChoiceParams) => choice?.statistics === true,
    isYes: (_, { statistics }: { statistics: boolean }) => statistics,
    isGranted: ({ context }) => context.statistics === 'yes',
    isRefused: ({ context }) => context.statistics === 'no',
  },
  actions: {
    startMeasuring: sendTo('measureVisits', { type: 'measuring.start' }),
    stopMeasuring: sendTo('measureVisits', { type: 'measuring.stop' }),
    storeLoaded: assign({
      statistics: (_, { choice }: ChoiceParams) => (choice === null ? null : answerOf(choice.statistics)),
    }),
    storeChoice: assign({ statistics: (_, { statistics }: { statistics: boolean }) => answerOf(statistics) }),
  },
}).createMachine({
  id: 'consent',
  description: 'Consent to analytics: asked once, refused as easily as accepted, changeable at any time.',
  context: ({ input }) => ({ isReopened: input.isReopened, statistics: null }),
  invoke: [
    { id: 'measureVisits', src: 'measureVisits', onError: {} },
    { id: 'watchChoice', src: 'watchChoice', onError: {} },
  ],
  initial: 'loading',
  on: {
    'choice.changed': [
      {
        guard: { type: 'isYes', params: ({ event }) => event },
        target: '.granted',
        actions: { type: 'storeChoice', params: ({ event }) => event },
      },
      { target: '.refused', actions: { type: 'storeChoice', params: ({ event }) => event } },
    ],
  },
  states: {
    loading: {
      description: 'Reads the stored choice from the device.',
      tags: 'busy',
      meta: { view: null },
      invoke: {
        id: 'loadChoice',
        src: 'loadChoice',
        onDone: [
          {
            guard: 'isReopened',
            target: 'editing',
            actions: { type: 'storeLoaded', params: ({ event }) => ({ choice: event.output }) },
          },
          { guard: { type: 'hasNoChoice', params: ({ event }) => ({ choice: event.output }) }, target: 'prompting' },
          {
            guard: { type: 'isLoadedGranted', params: ({ event }) => ({ choice: event.output }) },
            target: 'granted',
            actions: { type: 'storeLoaded', params: ({ event }) => ({ choice: event.output }) },
          },
          {
            target: 'refused',
            actions: { type: 'storeLoaded', params: ({ event }) => ({ choice: event.output }) },
          },
        ],
        onError: 'prompting',
      },
    },
    prompting: {
      description: 'Three equal buttons, and nothing is measured until one of them is clicked.',
      meta: { view: 'prompt' },
      on: {
        'consent.accept': {
          target: 'remembering',
          actions: { type: 'storeChoice', params: { statistics: true } },
        },
        'consent.refuse': {
          target: 'remembering',
          actions: { type: 'storeChoice', params: { statistics: false } },
        },
        'consent.choose': 'editing',
      },
    },
    editing: {
      description: 'One checkbox for each purpose, prefilled with the last choice. Nothing is measured meanwhile.',
      meta: { view: 'choices' },
      on: {
        'choice.save': {
          target: 'remembering',
          actions: { type: 'storeChoice', params: ({ event }) => event },
        },
        'choice.cancel': [
          { guard: 'isGranted', target: 'granted' },
          { guard: 'isRefused', target: 'refused' },
          { target: 'prompting' },
        ],
      },
    },
    remembering: {
      description: 'Stores the choice on the device. It applies to this visit even if that fails.',
      tags: 'busy',
      meta: { view: null },
      invoke: {
        id: 'rememberChoice',
        src: 'rememberChoice',
        input: ({ context }) => ({ version: CONSENT_VERSION, statistics: context.statistics === 'yes' }),
        onDone: [{ guard: 'isGranted', target: 'granted' }, { target: 'refused' }],
        onError: [{ guard: 'isGranted', target: 'granted' }, { target: 'refused' }],
      },
    },
    granted: {
      description: 'Visits are counted until consent is withdrawn.',
      meta: { view: null },
      entry: 'startMeasuring',
      exit: 'stopMeasuring',
      on: {
        'consent.open': 'editing',
        'choice.changed': { guard: { type: 'isYes', params: ({ event }) => event } },
      },
    },
    refused: {
      description: 'Nothing is measured.',
      meta: { view: null },
      on: { 'consent.open': 'editing' },
    },
  },
})
