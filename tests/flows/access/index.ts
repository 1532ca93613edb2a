import { accessModel } from '#machines/access/access.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { accessGestures } from './access.gestures.ts'
import { accessAssertions } from './access.assertions.ts'
import { accessNetwork, accessPageAssertions } from './access.network.ts'

export const access = flowTests({
  names: {
    pt: 'Porta das páginas protegidas',
    en: 'Gate of protected pages',
    es: 'Puerta de las páginas protegidas',
    fr: 'Porte des pages protégées',
  },
  page: 'dashboard',
  model: accessModel,
  gestures: accessGestures,
  assertions: accessAssertions,
  networks: [accessNetwork],
  played: { assertions: accessPageAssertions },
})
