import { transcribeDemoModel } from '#machines/transcribe-demo/transcribe-demo.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { transcribeDemoGestures } from './transcribe-demo.gestures.ts'
import { transcribeDemoAssertions } from './transcribe-demo.assertions.ts'
import { transcribeDemoNetworks, pagesOwnDemo } from './transcribe-demo.network.ts'

export const transcribeDemo = flowTests({
  names: {
    pt: 'Demonstração do Transcribe',
    en: 'Transcribe demo',
    es: 'Demostración de Transcribe',
    fr: 'Démo de Transcribe',
  },
  page: 'products',
  model: transcribeDemoModel,
  gestures: transcribeDemoGestures,
  assertions: transcribeDemoAssertions,
  networks: transcribeDemoNetworks,
  played: { model: pagesOwnDemo, covers: 'steps' },
  noBackend: 'plays sounds that are files of the site',
})
