import { selectionModel } from '#machines/selection/selection.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { selectionAssertions } from './selection.assertions.ts'
import { selectionGestures } from './selection.gestures.ts'
import { playedModel, selectionNetwork } from './selection.network.ts'

export const selection = flowTests({
  names: {
    pt: 'Selecionar transcrições',
    en: 'Choosing transcriptions',
    es: 'Seleccionar transcripciones',
    fr: 'Choisir des transcriptions',
  },
  page: 'transcriptions',
  model: selectionModel,
  gestures: selectionGestures,
  assertions: selectionAssertions,
  networks: [selectionNetwork],
  played: { model: playedModel, assertions: selectionAssertions },
  noBackend: 'what is chosen stays on the page; the deletion asks',
})
