import { loginModel } from '#machines/login/login.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { loginGestures } from './login.gestures.ts'
import { loginAssertions } from './login.assertions.ts'
import { loginNetworks } from './login.network.ts'

export const login = flowTests({
  names: { pt: 'Entrar', en: 'Sign in', es: 'Iniciar sesión', fr: 'Se connecter' },
  page: 'login',
  model: loginModel,
  gestures: loginGestures,
  assertions: loginAssertions,
  networks: loginNetworks,
})
