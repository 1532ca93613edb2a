import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { neuralDemoMachine } from './neural-demo.machine.ts'

const { after, ends, ignores, onlyAfter, isIdleIn, shows } = consequencesOf<typeof neuralDemoMachine>()

const isTraining: Predicate<typeof neuralDemoMachine> = shows('training')

const PAUSES_TRAINING = { trainNetwork: { type: 'training.pause' } } as const

const NETWORK = { hidden: [[0.4, -0.2, 0.9, 0.1]], output: [0.7, -0.3] }
const TRAINED = { hidden: [[0.42, -0.25, 0.93, 0.14]], output: [0.76, -0.35] }
const NOTHING = { epoch: 0, outputs: [], network: null, errors: [] }
const GUESSES = { epoch: 0, outputs: [0.5, 0.6], network: NETWORK, errors: [] }
const LEARNING = { epoch: 10, outputs: [0.8, 0.2], network: TRAINED, errors: [0.31, 0.12] }

export const neuralDemoProperties: readonly Property<typeof neuralDemoMachine>[] = [
  {
    name: 'A network is created at the start, untrained',
    cites: ['DEMO-12'],
    kind: 'start',
    input: 'start',
    expect: (state) =>
      shows('ready')(state) && state.hasTag('busy') && isSame(state.context, { ...NOTHING, message: '' }),
  },
  {
    name: 'A new network shows its predictions; if it cannot be created the page stays as it was',
    cites: ['DEMO-12', 'DEMO-16'],
    ...ends('prepareNetwork', { prepared: { context: GUESSES }, crashed: { shows: 'ready' } }),
  },
  {
    name: 'Creating the network times out after 10 s',
    cites: ['DEMO-16'],
    ...after((state) => state.hasTag('busy'), { 'wait preparationTimeout': { waited: 10_000, shows: 'ready' } }),
  },
  {
    name: 'Training runs, or takes one step, on request only',
    cites: ['DEMO-12', 'DEMO-14'],
    ...onlyAfter(isIdleIn('ready', 'paused'), {
      'train.start': { shows: 'training', sends: { trainNetwork: { type: 'training.run' } } },
      'train.step': { shows: 'paused', sends: { trainNetwork: { type: 'training.step' } } },
    }),
  },
  {
    name: 'Progress is shown during training and after each step; training stops when every example is learned',
    cites: ['DEMO-13', 'DEMO-15'],
    ...after(isIdleIn('training', 'paused'), {
      'training.advanced': { context: LEARNING },
      'training.completed': ({ before }) => ({
        shows: 'learned',
        ...(isTraining(before) && { sends: PAUSES_TRAINING }),
      }),
    }),
  },
  {
    name: 'Pausing keeps the trained weights',
    cites: ['DEMO-14'],
    ...after(isTraining, { 'train.pause': { shows: 'paused', sends: PAUSES_TRAINING } }),
  },
  {
    name: 'Reset creates a new network and stops a running training',
    cites: ['DEMO-14'],
    ...after(isIdleIn('training', 'paused', 'learned'), {
      'train.reset': ({ before }) => ({
        shows: 'ready',
        calls: { prepareNetwork: undefined },
        ...(isTraining(before) && { sends: PAUSES_TRAINING }),
      }),
    }),
  },
  {
    name: 'A late report of an earlier training is ignored',
    cites: ['DEMO-16'],
    ...ignores(['training.advanced', 'training.completed'], shows('ready', 'learned')),
  },
  {
    name: 'When training fails, the trained weights stay',
    cites: ['DEMO-16'],
    ...ignores('trainNetwork:broken'),
  },
  {
    name: "The visitor's own message is accepted at any time, and kept during training",
    cites: ['DEMO-26'],
    ...after(() => true, { 'message.write': { context: { message: 'Liga hoje às 8h?' } } }),
  },
]
