import { userActivationModel } from '#machines/user-activation/user-activation.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { userActivationActs } from './user-activation.acts.ts'
import { userActivationLooks } from './user-activation.looks.ts'
import { userActivationWires } from './user-activation.wire.ts'

export const userActivation = flowTests({
  names: {
    pt: 'Ativar ou desativar uma conta',
    en: 'Activate or deactivate an account',
    es: 'Activar o desactivar una cuenta',
    fr: 'Activer ou désactiver un compte',
  },
  page: 'adminUsers',
  model: userActivationModel,
  acts: userActivationActs,
  looks: userActivationLooks,
  wires: userActivationWires,
})
