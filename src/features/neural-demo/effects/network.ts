import { fromCallback, fromPromise } from 'xstate'
import type { Learning, Network } from '#machines/neural-demo/neural-demo.machine.ts'
import { errorOf, hasLearned, newNetwork, outputsOf, trainOnce } from '../network.ts'

type Command = { type: 'training.run' } | { type: 'training.pause' } | { type: 'training.step' }

/** Milliseconds between epochs: slow enough to watch. */
const PACE = 80

/** The two effects of a demo share the network of this closure. */
export const defineNetwork = () => {
  let network: Network = newNetwork()
  let errors: number[] = []

  const learning = (): Learning => ({ epoch: errors.length, outputs: outputsOf(network), network, errors })

  const prepareNetwork = fromPromise<Learning, undefined>(() => {
    network = newNetwork()
    errors = []
    return Promise.resolve(learning())
  })

  const trainNetwork = fromCallback<Command, undefined>(({ receive, sendBack }) => {
    let timer: ReturnType<typeof setInterval> | undefined
    const train = () => {
      network = trainOnce(network)
      errors = [...errors, errorOf(network)]
      sendBack({ type: 'network.trained', ...learning() })
      if (hasLearned(network)) sendBack({ type: 'network.learned' })
    }
    receive(({ type }) => {
      clearInterval(timer)
      if (type === 'training.run') timer = setInterval(train, PACE)
      if (type === 'training.step') train()
    })
    return () => clearInterval(timer)
  })

  return { prepareNetwork, trainNetwork }
}
