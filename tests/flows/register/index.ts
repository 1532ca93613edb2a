import { registerModel } from '#machines/register/register.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { registerGestures } from './register.gestures.ts'
import { registerAssertions } from './register.assertions.ts'
import { registerNetworks } from './register.network.ts'

export const register = flowTests({
  names: { pt: 'Criar conta', en: 'Create an account', es: 'Crear una cuenta', fr: 'Créer un compte' },
  page: 'register',
  model: registerModel,
  gestures: registerGestures,
  assertions: registerAssertions,
  networks: registerNetworks,
})
