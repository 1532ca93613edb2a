import { neuralDemoMachine } from '#machines/neural-demo/neural-demo.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { definePrepareNetwork } from './effects/prepare-network.ts'
import { defineTrainNetwork } from './effects/train-network.ts'
import { createLearner } from './learner.ts'

const learner = createLearner()

export const neuralDemoFlow = provide(neuralDemoMachine, {
  prepareNetwork: definePrepareNetwork(learner),
  trainNetwork: defineTrainNetwork(learner),
})
