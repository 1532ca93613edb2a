import { isSame, starts, staysAsItWas } from '../kit/happenings.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { neuralDemoMachine } from './neural-demo.machine.ts'

type Is = Predicate<typeof neuralDemoMachine>

const isPreparing: Is = (state) => state.matches('preparing')
const isReady: Is = (state) => state.matches('ready')
const isTraining: Is = (state) => state.matches('training')
const isPaused: Is = (state) => state.matches('paused')
const isLearned: Is = (state) => state.matches('learned')

const toldOf = ({ told }: Pick<Occurrence, 'told'>) => told.map(({ event }) => event.type).join()
const keepsLearning = ({ before, after }: { before: { context: unknown }; after: { context: unknown } }) =>
  isSame(before.context, after.context)

export const neuralDemoProperties: readonly Property<typeof neuralDemoMachine>[] = [
  {
    name: 'The network begins with nothing learned',
    cites: ['DEMO-12'],
    kind: 'start',
    input: 'start',
    expect: (state) => isPreparing(state) && isSame(state.context, { epoch: 0, outputs: [] }),
  },
  {
    name: 'A new network shows its guesses, and does not train by itself',
    cites: ['DEMO-12'],
    kind: 'after',
    on: 'prepareNetwork:prepared',
    from: isPreparing,
    expect: (it) =>
      isReady(it.after) && isSame(it.after.context, { epoch: 0, outputs: [0.5, 0.6] }) && toldOf(it) === '',
  },
  {
    name: 'Where it cannot be prepared the page goes on as it stood',
    cites: ['DEMO-16'],
    kind: 'after',
    on: ['prepareNetwork:crashed', 'wait preparationTimeout'],
    from: isPreparing,
    expect: (it) => isReady(it.after) && keepsLearning(it),
  },
  {
    name: 'It trains when somebody says so',
    cites: ['DEMO-12'],
    kind: 'after',
    on: 'train.start',
    from: (state) => isReady(state) || isPaused(state),
    expect: (it) => isTraining(it.after) && toldOf(it) === 'training.run' && keepsLearning(it),
  },
  {
    name: 'Nothing trains unasked',
    cites: ['DEMO-12'],
    kind: 'everyStep',
    when: (it) => toldOf(it).includes('training.run'),
    expect: ({ on }) => on === 'train.start',
  },
  {
    name: 'What it learns is shown while it trains',
    cites: ['DEMO-13'],
    kind: 'after',
    on: 'network.trained',
    from: (state) => isTraining(state) || isPaused(state),
    expect: ({ before, after }) =>
      after.value === before.value && isSame(after.context, { epoch: 10, outputs: [0.8, 0.3] }),
  },
  {
    name: 'The pause holds it where it is',
    cites: ['DEMO-14'],
    kind: 'after',
    on: 'train.pause',
    from: isTraining,
    expect: (it) => isPaused(it.after) && toldOf(it) === 'training.hold' && keepsLearning(it),
  },
  {
    name: 'A step trains once and stands still again',
    cites: ['DEMO-14'],
    kind: 'after',
    on: 'train.step',
    from: (state) => isReady(state) || isPaused(state),
    expect: (it) => isPaused(it.after) && toldOf(it) === 'training.step' && keepsLearning(it),
  },
  {
    name: 'When it has learned everything it stops',
    cites: ['DEMO-15'],
    kind: 'after',
    on: 'network.learned',
    from: isTraining,
    expect: (it) => isLearned(it.after) && toldOf(it) === 'training.hold' && keepsLearning(it),
  },
  {
    name: 'It may learn the last of it by a step',
    cites: ['DEMO-15'],
    kind: 'after',
    on: 'network.learned',
    from: isPaused,
    expect: (it) => isLearned(it.after) && toldOf(it) === '' && keepsLearning(it),
  },
  {
    name: 'Beginning again makes a new network',
    cites: ['DEMO-14'],
    kind: 'after',
    on: 'train.reset',
    from: (state) => isPaused(state) || isLearned(state),
    expect: (it) => isPreparing(it.after) && starts(it, 'prepareNetwork') && toldOf(it) === '',
  },
  {
    name: 'It does so in the middle of training, which stops',
    cites: ['DEMO-14'],
    kind: 'after',
    on: 'train.reset',
    from: isTraining,
    expect: (it) => isPreparing(it.after) && starts(it, 'prepareNetwork') && toldOf(it) === 'training.hold',
  },
  {
    name: 'A late word of the training before changes nothing',
    cites: ['DEMO-16'],
    kind: 'after',
    on: ['network.trained', 'network.learned'],
    from: (state) => isPreparing(state) || isReady(state) || isLearned(state),
    expect: staysAsItWas,
  },
  {
    name: 'Training that breaks leaves what was learned',
    cites: ['DEMO-16'],
    kind: 'after',
    on: 'trainNetwork:broken',
    from: () => true,
    expect: staysAsItWas,
  },
]
