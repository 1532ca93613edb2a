import { assign, sendTo, setup } from 'xstate'
import { API_TIMEOUT } from '#contracts/limits.ts'
import { unprovided, unprovidedStream } from '../kit/unprovided.ts'
import type { Viewed } from '../kit/view.ts'

/** How often the network went over its examples, and how sure it is of each, from 0 to 1. */
export type Learning = { epoch: number; outputs: readonly number[] }

type Told = { type: 'training.run' } | { type: 'training.hold' } | { type: 'training.step' }

export const neuralDemoMachine = setup({
  types: {
    context: {} as Learning,
    events: {} as
      | { type: 'train.start' }
      | { type: 'train.pause' }
      | { type: 'train.step' }
      | { type: 'train.reset' }
      | ({ type: 'network.trained' } & Learning)
      | { type: 'network.learned' },
    tags: {} as 'busy',
    meta: {} as Viewed<'ready' | 'training' | 'paused' | 'learned'>,
  },
  actors: {
    /** A network that knows nothing, in place of the one before. */
    prepareNetwork: unprovided<Learning>('prepareNetwork'),
    /** Goes over the examples, and tells what it has learned. */
    trainNetwork: unprovidedStream<Told>('trainNetwork'),
  },
  actions: {
    storeLearning: assign((_, { epoch, outputs }: Learning) => ({ epoch, outputs })),
    runTraining: sendTo('trainNetwork', { type: 'training.run' }),
    holdTraining: sendTo('trainNetwork', { type: 'training.hold' }),
    stepTraining: sendTo('trainNetwork', { type: 'training.step' }),
  },
  delays: { preparationTimeout: API_TIMEOUT },
}).createMachine({
  id: 'neuralDemo',
  description: 'A small network learns in front of the visitor: run, held, stepped through, or begun again.',
  context: { epoch: 0, outputs: [] },
  invoke: { id: 'trainNetwork', src: 'trainNetwork', onError: {} },
  initial: 'preparing',
  on: { 'network.trained': {}, 'network.learned': {} },
  states: {
    preparing: {
      description: 'A network with random weights is being made.',
      tags: 'busy',
      meta: { view: 'ready' },
      invoke: {
        id: 'prepareNetwork',
        src: 'prepareNetwork',
        onDone: { target: 'ready', actions: { type: 'storeLearning', params: ({ event }) => event.output } },
        onError: 'ready',
      },
      after: { preparationTimeout: 'ready' },
    },
    ready: {
      description: 'The network guesses: it has not seen an answer yet.',
      meta: { view: 'ready' },
      on: { 'train.start': 'training', 'train.step': { target: 'paused', actions: 'stepTraining' } },
    },
    training: {
      description: 'It goes over the examples again and again.',
      meta: { view: 'training' },
      entry: 'runTraining',
      exit: 'holdTraining',
      on: {
        'network.trained': { actions: { type: 'storeLearning', params: ({ event }) => event } },
        'network.learned': 'learned',
        'train.pause': 'paused',
        'train.reset': 'preparing',
      },
    },
    paused: {
      description: 'It stands still, and goes on as a whole or step by step.',
      meta: { view: 'paused' },
      on: {
        'network.trained': { actions: { type: 'storeLearning', params: ({ event }) => event } },
        'network.learned': 'learned',
        'train.start': 'training',
        'train.step': { actions: 'stepTraining' },
        'train.reset': 'preparing',
      },
    },
    learned: {
      description: 'It is right about every example, and sure enough.',
      meta: { view: 'learned' },
      on: { 'train.reset': 'preparing' },
    },
  },
})
