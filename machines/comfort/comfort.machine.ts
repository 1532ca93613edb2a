import { assign, sendTo, setup } from 'xstate'
import { type Comfort, NO_COMFORT } from '#contracts/comfort.ts'
import { unprovided, unprovidedStream } from '../kit/unprovided.ts'
import type { Viewed } from '../kit/view.ts'

type Change = { change: Partial<Comfort> }

export const comfortMachine = setup({
  types: {
    /** `isOpened`: somebody asked for the choices. Otherwise the flow only carries out what was chosen before. */
    input: {} as { isOpened: boolean },
    context: {} as { isOpened: boolean; comfort: Comfort },
    events: {} as
      | { type: 'comfort.open' }
      | { type: 'comfort.close' }
      | { type: 'comfort.reset' }
      | ({ type: 'comfort.choose' } & Change),
    tags: {} as 'busy',
    meta: {} as Viewed<'choices' | null>,
  },
  actors: {
    recallComfort: unprovided<Comfort>('recallComfort'),
    /** Gives every page of the visit that look, and keeps it on the device. */
    showComfort: unprovidedStream<{ type: 'comfort.show'; comfort: Comfort }>('showComfort'),
  },
  guards: {
    isOpened: ({ context }) => context.isOpened,
    isChange: ({ context: { comfort } }, { change }: Change) =>
      Object.entries(change).some(([key, value]) => comfort[key as keyof Comfort] !== value),
  },
  actions: {
    storeOpening: assign({ isOpened: true }),
    storeRecalled: assign({ comfort: (_, { comfort }: { comfort: Comfort }) => comfort }),
    storeChange: assign({ comfort: ({ context }, { change }: Change) => ({ ...context.comfort, ...change }) }),
    storeNothing: assign({ comfort: NO_COMFORT }),
    showChosen: sendTo('showComfort', ({ context }) => ({ type: 'comfort.show' as const, comfort: context.comfort })),
  },
}).createMachine({
  id: 'comfort',
  description: 'The reading mode: size, spacing, letters, contrast, line and layout, chosen once for every page.',
  context: ({ input }) => ({ isOpened: input.isOpened, comfort: NO_COMFORT }),
  invoke: { id: 'showComfort', src: 'showComfort', onError: {} },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'The device is asked what was chosen before, in this tab or another.',
      tags: 'busy',
      meta: { view: null },
      on: { 'comfort.open': { actions: 'storeOpening' } },
      invoke: {
        id: 'recallComfort',
        src: 'recallComfort',
        onDone: {
          target: 'recalled',
          actions: [{ type: 'storeRecalled', params: ({ event }) => ({ comfort: event.output }) }, 'showChosen'],
        },
        onError: 'recalled',
      },
    },
    recalled: {
      description: 'Choices are offered to whoever asked for them.',
      always: [{ guard: 'isOpened', target: 'choosing' }, { target: 'closed' }],
    },
    choosing: {
      description: 'The choices stand open, and each holds as soon as it is made.',
      meta: { view: 'choices' },
      on: {
        'comfort.choose': {
          guard: { type: 'isChange', params: ({ event }) => event },
          actions: [{ type: 'storeChange', params: ({ event }) => event }, 'showChosen'],
        },
        'comfort.reset': { actions: ['storeNothing', 'showChosen'] },
        'comfort.close': 'closed',
      },
    },
    closed: {
      description: 'What was chosen holds; the choices are away.',
      meta: { view: null },
      on: { 'comfort.open': { target: 'recalling', actions: 'storeOpening' } },
    },
  },
})
