import { leaveGuardModel } from '#machines/leave-guard/leave-guard.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { leaveGuardActs } from './leave-guard.acts.ts'
import { leaveGuardLooks } from './leave-guard.looks.ts'
import { leaveGuardWire } from './leave-guard.wire.ts'

export const leaveGuard = flowTests({
  names: {
    pt: 'Sair sem guardar',
    en: 'Leaving without saving',
    es: 'Salir sin guardar',
    fr: 'Quitter sans enregistrer',
  },
  page: 'accountSettings',
  model: leaveGuardModel,
  acts: leaveGuardActs,
  looks: leaveGuardLooks,
  wires: [leaveGuardWire],
  unlived: 'a question of the page before it is left',
})
