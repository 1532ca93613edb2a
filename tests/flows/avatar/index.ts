import { avatarModel } from '#machines/avatar/avatar.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { avatarGestures } from './avatar.gestures.ts'
import { avatarAssertions } from './avatar.assertions.ts'
import { avatarNetworks } from './avatar.network.ts'

export const avatar = flowTests({
  names: { pt: 'Foto de perfil', en: 'Profile picture', es: 'Foto de perfil', fr: 'Photo de profil' },
  page: 'accountSettings',
  model: avatarModel,
  gestures: avatarGestures,
  assertions: avatarAssertions,
  networks: avatarNetworks,
})
