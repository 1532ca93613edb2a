import { transcriptionDeletionModel } from '#machines/transcription-deletion/transcription-deletion.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { transcriptionDeletionAssertions } from './transcription-deletion.assertions.ts'
import { transcriptionDeletionGestures } from './transcription-deletion.gestures.ts'
import { playedModel, transcriptionDeletionNetwork } from './transcription-deletion.network.ts'

export const transcriptionDeletion = flowTests({
  names: {
    pt: 'Apagar e desfazer',
    en: 'Deleting and undoing it',
    es: 'Borrar y deshacer',
    fr: 'Supprimer et annuler',
  },
  page: 'transcriptions',
  model: transcriptionDeletionModel,
  gestures: transcriptionDeletionGestures,
  assertions: transcriptionDeletionAssertions,
  around: {
    'transcriptions.delete': 'transcriptions of the list are deleted',
    'undo.resume': 'the focus goes on',
    'account.changed': 'somebody else is signed in',
  },
  networks: [transcriptionDeletionNetwork],
  played: { model: playedModel },
})
