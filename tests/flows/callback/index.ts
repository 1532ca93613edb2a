import { callbackModel } from '#machines/callback/callback.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { callbackActs } from './callback.acts.ts'
import { callbackLooks } from './callback.looks.ts'
import { callbackWire } from './callback.wire.ts'

export const callback = flowTests({
  names: { pt: 'Link do e-mail', en: 'Link from an e-mail', es: 'Enlace del correo', fr: 'Lien reçu par e-mail' },
  page: 'authCallback',
  model: callbackModel,
  acts: callbackActs,
  looks: callbackLooks,
  wires: [callbackWire],
})
