import { userSearchModel } from '#machines/user-search/user-search.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { userSearchActs } from './user-search.acts.ts'
import { userSearchLooks } from './user-search.looks.ts'
import { userSearchWire } from './user-search.wire.ts'

export const userSearch = flowTests({
  names: { pt: 'Procurar pessoas', en: 'Find people', es: 'Buscar personas', fr: 'Chercher des personnes' },
  page: 'adminUsers',
  model: userSearchModel,
  acts: userSearchActs,
  looks: userSearchLooks,
  wires: [userSearchWire],
  unlived: 'waits until somebody has typed; the list asks',
})
