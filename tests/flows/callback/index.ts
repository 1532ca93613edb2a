import { callbackModel } from '#machines/callback/callback.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { callbackGestures } from './callback.gestures.ts'
import { callbackAssertions } from './callback.assertions.ts'
import { callbackNetwork } from './callback.network.ts'

export const callback = flowTests({
  names: { pt: 'Link do e-mail', en: 'Link from an e-mail', es: 'Enlace del correo', fr: 'Lien reçu par e-mail' },
  page: 'authCallback',
  model: callbackModel,
  gestures: callbackGestures,
  assertions: callbackAssertions,
  networks: [callbackNetwork],
})
