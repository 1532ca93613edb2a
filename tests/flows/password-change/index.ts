import { passwordChangeModel } from '#machines/password-change/password-change.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { passwordChangeGestures } from './password-change.gestures.ts'
import { passwordChangeAssertions } from './password-change.assertions.ts'
import { passwordChangeNetwork } from './password-change.network.ts'

export const passwordChange = flowTests({
  names: {
    pt: 'Trocar a senha',
    en: 'Change the password',
    es: 'Cambiar la contraseña',
    fr: 'Changer de mot de passe',
  },
  page: 'securitySettings',
  model: passwordChangeModel,
  gestures: passwordChangeGestures,
  assertions: passwordChangeAssertions,
  networks: [passwordChangeNetwork],
})
