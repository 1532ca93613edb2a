import { chosenFileModel } from '#machines/chosen-file/chosen-file.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { chosenFileAssertions } from './chosen-file.assertions.ts'
import { chosenFileGestures } from './chosen-file.gestures.ts'
import { chosenFileNetwork, playedModel } from './chosen-file.network.ts'

export const chosenFile = flowTests({
  names: {
    pt: 'Baixar as transcrições selecionadas',
    en: 'Downloading the chosen transcriptions',
    es: 'Descargar las transcripciones seleccionadas',
    fr: 'Télécharger les transcriptions choisies',
  },
  page: 'transcriptions',
  model: chosenFileModel,
  gestures: chosenFileGestures,
  assertions: chosenFileAssertions,
  networks: [chosenFileNetwork],
  played: { model: playedModel },
})
