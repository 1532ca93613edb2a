import { registerModel } from '#machines/register/register.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { registerActs } from './register.acts.ts'
import { registerLooks } from './register.looks.ts'
import { registerWires } from './register.wire.ts'

export const register = flowTests({
  names: { pt: 'Criar conta', en: 'Create an account', es: 'Crear una cuenta', fr: 'Créer un compte' },
  page: 'register',
  model: registerModel,
  acts: registerActs,
  looks: registerLooks,
  wires: registerWires,
})
