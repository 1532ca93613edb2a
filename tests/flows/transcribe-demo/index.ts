import { transcribeDemoModel } from '#machines/transcribe-demo/transcribe-demo.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { transcribeDemoActs } from './transcribe-demo.acts.ts'
import { transcribeDemoLooks } from './transcribe-demo.looks.ts'
import { transcribeDemoWires, pagesOwnDemo } from './transcribe-demo.wire.ts'

export const transcribeDemo = flowTests({
  names: {
    pt: 'Demonstração do Transcribe',
    en: 'Transcribe demo',
    es: 'Demostración de Transcribe',
    fr: 'Démo de Transcribe',
  },
  page: 'products',
  model: transcribeDemoModel,
  acts: transcribeDemoActs,
  looks: transcribeDemoLooks,
  wires: transcribeDemoWires,
  played: { model: pagesOwnDemo, covers: 'steps' },
  unlived: 'plays sounds that are files of the site',
})
