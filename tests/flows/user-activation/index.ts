import { userActivationModel } from '#machines/user-activation/user-activation.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { userActivationGestures } from './user-activation.gestures.ts'
import { userActivationAssertions } from './user-activation.assertions.ts'
import { userActivationNetworks } from './user-activation.network.ts'

export const userActivation = flowTests({
  names: {
    pt: 'Ativar ou desativar uma conta',
    en: 'Activate or deactivate an account',
    es: 'Activar o desactivar una cuenta',
    fr: 'Activer ou désactiver un compte',
  },
  page: 'adminUsers',
  model: userActivationModel,
  gestures: userActivationGestures,
  assertions: userActivationAssertions,
  networks: userActivationNetworks,
  around: {
    'account.activated': 'another administrator activated it',
    'account.deactivated': 'another administrator deactivated it',
  },
})
