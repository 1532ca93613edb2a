import { pendingPaymentModel } from '#machines/pending-payment/pending-payment.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { pendingPaymentGestures } from './pending-payment.gestures.ts'
import { pendingPaymentAssertions } from './pending-payment.assertions.ts'
import { pendingPaymentNetwork } from './pending-payment.network.ts'

export const pendingPayment = flowTests({
  names: {
    pt: 'Desistir de um Pix',
    en: 'Give a Pix up',
    es: 'Desistir de un Pix',
    fr: 'Renoncer à un Pix',
  },
  page: 'subscription',
  model: pendingPaymentModel,
  gestures: pendingPaymentGestures,
  assertions: pendingPaymentAssertions,
  networks: [pendingPaymentNetwork],
})
