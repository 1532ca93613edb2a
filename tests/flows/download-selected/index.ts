import { downloadSelectedModel } from '#machines/download-selected/download-selected.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { downloadSelectedAssertions } from './download-selected.assertions.ts'
import { downloadSelectedGestures } from './download-selected.gestures.ts'
import { downloadSelectedNetwork, playedModel } from './download-selected.network.ts'

export const downloadSelected = flowTests({
  names: {
    pt: 'Baixar as transcrições selecionadas',
    en: 'Downloading the selected transcriptions',
    es: 'Descargar las transcripciones seleccionadas',
    fr: 'Télécharger les transcriptions choisies',
  },
  page: 'transcriptions',
  model: downloadSelectedModel,
  gestures: downloadSelectedGestures,
  assertions: downloadSelectedAssertions,
  networks: [downloadSelectedNetwork],
  played: { model: playedModel },
})
