import { comfortModel } from '#machines/comfort/comfort.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { comfortActs } from './comfort.acts.ts'
import { comfortLooks } from './comfort.looks.ts'
import { comfortWire } from './comfort.wire.ts'

export const comfort = flowTests({
  names: { pt: 'Modo leitura', en: 'Reading mode', es: 'Modo lectura', fr: 'Mode lecture' },
  page: 'home',
  model: comfortModel,
  acts: comfortActs,
  looks: comfortLooks,
  around: {
    'comfort.open': 'the footer opens the choices',
  },
  wires: [comfortWire],
  unlived: 'the choices are kept on the device',
})
