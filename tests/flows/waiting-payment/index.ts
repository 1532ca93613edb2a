import { waitingPaymentModel } from '#machines/waiting-payment/waiting-payment.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { waitingPaymentGestures } from './waiting-payment.gestures.ts'
import { waitingPaymentAssertions } from './waiting-payment.assertions.ts'
import { waitingPaymentNetwork } from './waiting-payment.network.ts'

export const waitingPayment = flowTests({
  names: {
    pt: 'Desistir de um Pix',
    en: 'Give a Pix up',
    es: 'Desistir de un Pix',
    fr: 'Renoncer à un Pix',
  },
  page: 'subscription',
  model: waitingPaymentModel,
  gestures: waitingPaymentGestures,
  assertions: waitingPaymentAssertions,
  networks: [waitingPaymentNetwork],
})
