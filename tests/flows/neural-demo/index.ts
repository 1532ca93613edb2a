import { neuralDemoModel } from '#machines/neural-demo/neural-demo.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { neuralDemoActs } from './neural-demo.acts.ts'
import { neuralDemoLooks } from './neural-demo.looks.ts'
import { neuralDemoWire } from './neural-demo.wire.ts'

export const neuralDemo = flowTests({
  names: {
    pt: 'Demonstração da rede neural',
    en: 'Neural network demo',
    es: 'Demostración de la red neuronal',
    fr: 'Démo du réseau de neurones',
  },
  page: 'innovation',
  model: neuralDemoModel,
  acts: neuralDemoActs,
  looks: neuralDemoLooks,
  wires: [neuralDemoWire],
  unlived: 'the network learns in the page',
})
