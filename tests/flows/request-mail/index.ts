import { requestMailModel } from '#machines/request-mail/request-mail.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { requestMailGestures } from './request-mail.gestures.ts'
import { requestMailAssertions } from './request-mail.assertions.ts'
import { requestMailNetwork } from './request-mail.network.ts'

export const requestMail = flowTests({
  names: {
    pt: 'Pedir um e-mail',
    en: 'Requesting an e-mail',
    es: 'Pedir un correo',
    fr: 'Demander un e-mail',
  },
  page: 'securitySettings',
  model: requestMailModel,
  gestures: requestMailGestures,
  assertions: requestMailAssertions,
  networks: [requestMailNetwork],
})
