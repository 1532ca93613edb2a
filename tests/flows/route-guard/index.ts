import { routeGuardModel } from '#machines/route-guard/route-guard.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { routeGuardGestures } from './route-guard.gestures.ts'
import { routeGuardAssertions } from './route-guard.assertions.ts'
import { routeGuardNetwork, routeGuardPageAssertions } from './route-guard.network.ts'

export const routeGuard = flowTests({
  names: {
    pt: 'Guarda de rota das páginas protegidas',
    en: 'Route guard of protected pages',
    es: 'Guardia de ruta de las páginas protegidas',
    fr: 'Garde de route des pages protégées',
  },
  page: 'dashboard',
  model: routeGuardModel,
  gestures: routeGuardGestures,
  assertions: routeGuardAssertions,
  networks: [routeGuardNetwork],
  played: { assertions: routeGuardPageAssertions },
})
