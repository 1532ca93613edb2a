import { assign, sendTo, setup } from 'xstate'
import { API_TIMEOUT } from '#contracts/limits.ts'
import { unprovided, unprovidedStream } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

/** Weights of each unit; the last one is the bias. */
export type Network = { hidden: readonly (readonly number[])[]; output: readonly number[] }

export type Learning = {
  /** Number of completed epochs. */
  epoch: number
  /** Output for each example, from 0 to 1. */
  outputs: readonly number[]
  /** Null until it was initialised. */
  network: Network | null
  /** Mean error after each epoch, from 0 to 1. */
  errors: readonly number[]
}

type TrainingCommand = { type: 'training.run' } | { type: 'training.pause' } | { type: 'training.step' }

export const neuralDemoMachine = setup({
  types: {
    context: {} as Learning & {
      /** The message that the visitor typed. */
      message: string
    },
    events: {} as
      | { type: 'train.start' }
      | { type: 'train.pause' }
      | { type: 'train.step' }
      | { type: 'train.reset' }
      | { type: 'message.write'; message: string }
      | ({ type: 'training.advanced' } & Learning)
      | { type: 'training.completed' },
    tags: {} as 'busy',
    meta: {} as ViewMeta<'ready' | 'training' | 'paused' | 'learned'>,
  },
  actors: {
    /** Replaces the network by one with random weights. */
    prepareNetwork: unprovided<Learning>('prepareNetwork'),
    /** Trains epoch by epoch, and reports the network after each. */
    trainNetwork: unprovidedStream<TrainingCommand>('trainNetwork'),
  },
  actions: {
    storeLearning: assign((_, { epoch, outputs, network, errors }: Learning) => ({ epoch, outputs, network, errors })),
    storeMessage: assign({ message: (_, { message }: { message: string }) => message }),
    runTraining: sendTo('trainNetwork', { type: 'training.run' }),
    pauseTraining: sendTo('trainNetwork', { type: 'training.pause' }),
    stepTraining: sendTo('trainNetwork', { type: 'training.step' }),
  },
  delays: { preparationTimeout: API_TIMEOUT },
}).createMachine({
  id: 'neuralDemo',
  description: 'Trains a small neural network in the browser: run, paused, stepped, or reset.',
  context: { epoch: 0, outputs: [], network: null, errors: [], message: '' },
  invoke: { id: 'trainNetwork', src: 'trainNetwork', onError: {} },
  initial: 'preparing',
  on: {
    'training.advanced': {},
    'training.completed': {},
    'message.write': { actions: { type: 'storeMessage', params: ({ event }) => event } },
  },
  states: {
    preparing: {
      description: 'Creates a network with random weights.',
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
      description: 'Untrained: the predictions are random.',
      meta: { view: 'ready' },
      on: { 'train.start': 'training', 'train.step': { target: 'paused', actions: 'stepTraining' } },
    },
    training: {
      description: 'Training runs over the examples repeatedly.',
      meta: { view: 'training' },
      entry: 'runTraining',
      exit: 'pauseTraining',
      on: {
        'training.advanced': { actions: { type: 'storeLearning', params: ({ event }) => event } },
        'training.completed': 'learned',
        'train.pause': 'paused',
        'train.reset': 'preparing',
      },
    },
    paused: {
      description: 'Training is paused; it resumes or advances one step.',
      meta: { view: 'paused' },
      on: {
        'training.advanced': { actions: { type: 'storeLearning', params: ({ event }) => event } },
        'training.completed': 'learned',
        'train.start': 'training',
        'train.step': { actions: 'stepTraining' },
        'train.reset': 'preparing',
      },
    },
    learned: {
      description: 'Every example is classified correctly with enough confidence.',
      meta: { view: 'learned' },
      on: { 'train.reset': 'preparing' },
    },
  },
})
