import { loginModel } from '#machines/login/login.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { loginActs } from './login.acts.ts'
import { loginLooks } from './login.looks.ts'
import { loginWires } from './login.wire.ts'

export const login = flowTests({
  names: { pt: 'Entrar', en: 'Sign in', es: 'Iniciar sesión', fr: 'Se connecter' },
  page: 'login',
  model: loginModel,
  acts: loginActs,
  looks: loginLooks,
  wires: loginWires,
})
