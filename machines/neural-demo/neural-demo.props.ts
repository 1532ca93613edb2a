import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { neuralDemoMachine } from './neural-demo.machine.ts'

const { after, ends, ignores, onlyAfter, rests, shows } = consequencesOf<typeof neuralDemoMachine>()

const isTraining: Predicate<typeof neuralDemoMachine> = shows('training')

const HOLD = { trainNetwork: { type: 'training.hold' } } as const

const NETWORK = { hidden: [[0.4, -0.2, 0.9, 0.1]], output: [0.7, -0.3] }
const TRAINED = { hidden: [[0.42, -0.25, 0.93, 0.14]], output: [0.76, -0.35] }
const NOTHING = { epoch: 0, outputs: [], network: null, errors: [] }
const GUESSES = { epoch: 0, outputs: [0.5, 0.6], network: NETWORK, errors: [] }
const LEARNING = { epoch: 10, outputs: [0.8, 0.2], network: TRAINED, errors: [0.31, 0.12] }

export const neuralDemoProperties: readonly Property<typeof neuralDemoMachine>[] = [
  {
    name: 'The network begins with nothing learned',
    cites: ['DEMO-12'],
    kind: 'start',
    input: 'start',
    expect: (state) => shows('ready')(state) && isSame(state.context, { ...NOTHING, message: '' }),
  },
  {
    name: 'A new network shows its guesses; where it cannot be prepared the page goes on as it stood',
    cites: ['DEMO-12', 'DEMO-16'],
    ...ends('prepareNetwork', { prepared: { keeps: GUESSES }, crashed: { shows: 'ready' } }),
  },
  {
    name: 'It is waited for as long as a service: 10 s',
    cites: ['DEMO-16'],
    ...after((state) => state.hasTag('busy'), { 'wait preparationTimeout': { waited: 10_000, shows: 'ready' } }),
  },
  {
    name: 'It trains when somebody says so, as a whole or by one step, and never unasked',
    cites: ['DEMO-12', 'DEMO-14'],
    ...onlyAfter(rests('ready', 'paused'), {
      'train.start': { shows: 'training', sends: { trainNetwork: { type: 'training.run' } } },
      'train.step': { shows: 'paused', sends: { trainNetwork: { type: 'training.step' } } },
    }),
  },
  {
    name: 'What it learns is shown while it trains and after a step; when it has learned everything it stops',
    cites: ['DEMO-13', 'DEMO-15'],
    ...after(rests('training', 'paused'), {
      'network.trained': { keeps: LEARNING },
      'network.learned': ({ before }) => ({ shows: 'learned', ...(isTraining(before) && { sends: HOLD }) }),
    }),
  },
  {
    name: 'The pause holds it where it is',
    cites: ['DEMO-14'],
    ...after(isTraining, { 'train.pause': { shows: 'paused', sends: HOLD } }),
  },
  {
    name: 'Beginning again makes a new network, also in the middle of training, which stops',
    cites: ['DEMO-14'],
    ...after(rests('training', 'paused', 'learned'), {
      'train.reset': ({ before }) => ({
        shows: 'ready',
        calls: { prepareNetwork: undefined },
        ...(isTraining(before) && { sends: HOLD }),
      }),
    }),
  },
  {
    name: 'A late word of the training before changes nothing',
    cites: ['DEMO-16'],
    ...ignores(['network.trained', 'network.learned'], shows('ready', 'learned')),
  },
  {
    name: 'Training that breaks leaves what was learned',
    cites: ['DEMO-16'],
    ...ignores('trainNetwork:broken'),
  },
  {
    name: "The visitor's own message is taken at any time, and stays whatever the training does",
    cites: ['DEMO-26'],
    ...after(() => true, { 'message.write': { keeps: { message: 'Liga hoje às 8h?' } } }),
  },
]
