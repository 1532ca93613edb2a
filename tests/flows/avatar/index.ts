import { avatarModel } from '#machines/avatar/avatar.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { avatarActs } from './avatar.acts.ts'
import { avatarLooks } from './avatar.looks.ts'
import { avatarWires } from './avatar.wire.ts'

export const avatar = flowTests({
  names: { pt: 'Foto de perfil', en: 'Profile picture', es: 'Foto de perfil', fr: 'Photo de profil' },
  page: 'accountSettings',
  model: avatarModel,
  acts: avatarActs,
  looks: avatarLooks,
  wires: avatarWires,
})
