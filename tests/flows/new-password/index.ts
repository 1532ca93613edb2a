import { newPasswordModel } from '#machines/new-password/new-password.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { newPasswordGestures } from './new-password.gestures.ts'
import { newPasswordAssertions } from './new-password.assertions.ts'
import { newPasswordNetwork } from './new-password.network.ts'

export const newPassword = flowTests({
  names: { pt: 'Nova senha', en: 'New password', es: 'Nueva contraseña', fr: 'Nouveau mot de passe' },
  page: 'resetPassword',
  model: newPasswordModel,
  gestures: newPasswordGestures,
  assertions: newPasswordAssertions,
  networks: [newPasswordNetwork],
})
