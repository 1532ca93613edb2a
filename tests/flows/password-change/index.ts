import { passwordChangeModel } from '#machines/password-change/password-change.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { passwordChangeActs } from './password-change.acts.ts'
import { passwordChangeLooks } from './password-change.looks.ts'
import { passwordChangeWire } from './password-change.wire.ts'

export const passwordChange = flowTests({
  names: {
    pt: 'Trocar a senha',
    en: 'Change the password',
    es: 'Cambiar la contraseña',
    fr: 'Changer de mot de passe',
  },
  page: 'securitySettings',
  model: passwordChangeModel,
  acts: passwordChangeActs,
  looks: passwordChangeLooks,
  wires: [passwordChangeWire],
})
