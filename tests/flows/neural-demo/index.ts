import { neuralDemoModel } from '#machines/neural-demo/neural-demo.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { neuralDemoGestures } from './neural-demo.gestures.ts'
import { neuralDemoAssertions } from './neural-demo.assertions.ts'
import { neuralDemoNetwork } from './neural-demo.network.ts'

export const neuralDemo = flowTests({
  names: {
    pt: 'Demonstração da rede neural',
    en: 'Neural network demo',
    es: 'Demostración de la red neuronal',
    fr: 'Démo du réseau de neurones',
  },
  page: 'innovation',
  model: neuralDemoModel,
  gestures: neuralDemoGestures,
  assertions: neuralDemoAssertions,
  networks: [neuralDemoNetwork],
  noBackend: 'the network learns in the page',
})
