import type { Learning } from '#machines/neural-demo/neural-demo.machine.ts'
import { errorOf, newNetwork, outputsOf, trainOnce } from './neural-network.ts'

/** A network with the errors of its epochs. The effects of a demo share one. */
export const createLearner = () => {
  let network = newNetwork()
  let errors: number[] = []
  const learning = () => ({ epoch: errors.length, outputs: outputsOf(network), network, errors }) satisfies Learning
  return {
    reset: () => {
      network = newNetwork()
      errors = []
      return learning()
    },
    /** One epoch. */
    train: () => {
      network = trainOnce(network)
      errors = [...errors, errorOf(network)]
      return learning()
    },
  }
}

export type Learner = ReturnType<typeof createLearner>
