import { leaveGuardModel } from '#machines/leave-guard/leave-guard.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { leaveGuardGestures } from './leave-guard.gestures.ts'
import { leaveGuardAssertions } from './leave-guard.assertions.ts'
import { leaveGuardNetwork } from './leave-guard.network.ts'

export const leaveGuard = flowTests({
  names: {
    pt: 'Sair sem salvar',
    en: 'Leaving without saving',
    es: 'Salir sin guardar',
    fr: 'Quitter sans enregistrer',
  },
  page: 'accountSettings',
  model: leaveGuardModel,
  gestures: leaveGuardGestures,
  assertions: leaveGuardAssertions,
  networks: [leaveGuardNetwork],
  noBackend: 'a question of the page before it is left',
})
