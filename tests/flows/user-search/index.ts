import { userSearchModel } from '#machines/user-search/user-search.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { userSearchGestures } from './user-search.gestures.ts'
import { userSearchAssertions } from './user-search.assertions.ts'
import { userSearchNetwork } from './user-search.network.ts'

export const userSearch = flowTests({
  names: { pt: 'Procurar pessoas', en: 'Find people', es: 'Buscar personas', fr: 'Chercher des personnes' },
  page: 'adminUsers',
  model: userSearchModel,
  gestures: userSearchGestures,
  assertions: userSearchAssertions,
  networks: [userSearchNetwork],
  fills: ['search.show'],
  noBackend: 'waits until somebody has typed; the list asks',
})
