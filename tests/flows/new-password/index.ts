import { newPasswordModel } from '#machines/new-password/new-password.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { newPasswordActs } from './new-password.acts.ts'
import { newPasswordLooks } from './new-password.looks.ts'
import { newPasswordWire } from './new-password.wire.ts'

export const newPassword = flowTests({
  names: { pt: 'Nova senha', en: 'New password', es: 'Nueva contraseña', fr: 'Nouveau mot de passe' },
  page: 'resetPassword',
  model: newPasswordModel,
  acts: newPasswordActs,
  looks: newPasswordLooks,
  wires: [newPasswordWire],
})
