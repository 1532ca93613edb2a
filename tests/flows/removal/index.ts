import { removalModel } from '#machines/removal/removal.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { removalAssertions } from './removal.assertions.ts'
import { removalGestures } from './removal.gestures.ts'
import { playedModel, removalNetwork } from './removal.network.ts'

export const removal = flowTests({
  names: {
    pt: 'Apagar e desfazer',
    en: 'Deleting and undoing it',
    es: 'Borrar y deshacer',
    fr: 'Supprimer et annuler',
  },
  page: 'transcriptions',
  model: removalModel,
  gestures: removalGestures,
  assertions: removalAssertions,
  around: {
    'items.remove': 'transcriptions of the list are deleted',
    'offer.release': 'the focus goes on',
    'person.changed': 'somebody else is signed in',
  },
  networks: [removalNetwork],
  played: { model: playedModel },
})
