import { mailRetryModel } from '#machines/mail-retry/mail-retry.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { mailRetryAssertions } from './mail-retry.assertions.ts'
import { mailRetryGestures } from './mail-retry.gestures.ts'
import { mailRetryNetwork } from './mail-retry.network.ts'

export const mailRetry = flowTests({
  names: {
    pt: 'Tentar de novo um e-mail',
    en: 'Try a mail again',
    es: 'Reintentar un correo',
    fr: 'Réessayer un e-mail',
  },
  page: 'adminOperations',
  model: mailRetryModel,
  gestures: mailRetryGestures,
  assertions: mailRetryAssertions,
  networks: [mailRetryNetwork],
})
