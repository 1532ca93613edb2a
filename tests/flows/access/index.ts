import { accessModel } from '#machines/access/access.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { accessActs } from './access.acts.ts'
import { accessLooks } from './access.looks.ts'
import { accessWire, accessPageLooks } from './access.wire.ts'

export const access = flowTests({
  names: {
    pt: 'Porta das páginas protegidas',
    en: 'Gate of protected pages',
    es: 'Puerta de las páginas protegidas',
    fr: 'Porte des pages protégées',
  },
  page: 'dashboard',
  model: accessModel,
  acts: accessActs,
  looks: accessLooks,
  wires: [accessWire],
  played: { looks: accessPageLooks },
})
