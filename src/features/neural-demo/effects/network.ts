import { fromCallback, fromPromise } from 'xstate'
import type { Learning } from '#machines/neural-demo/neural-demo.machine.ts'
import { hasLearned, type Network, newNetwork, outputsOf, trainOnce } from '../network.ts'

type Told = { type: 'training.run' } | { type: 'training.hold' } | { type: 'training.step' }

/** Slow enough to watch. */
const PACE = 60

/** Both effects of one demo work on the same network. */
export const defineNetwork = () => {
  let network: Network = newNetwork()
  let epoch = 0

  const learning = (): Learning => ({ epoch, outputs: outputsOf(network) })

  const prepareNetwork = fromPromise<Learning, undefined>(() => {
    network = newNetwork()
    epoch = 0
    return Promise.resolve(learning())
  })

  const trainNetwork = fromCallback<Told, undefined>(({ receive, sendBack }) => {
    let timer: ReturnType<typeof setInterval> | undefined
    const train = () => {
      network = trainOnce(network)
      epoch += 1
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
