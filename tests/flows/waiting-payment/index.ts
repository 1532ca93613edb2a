import { waitingPaymentModel } from '#machines/waiting-payment/waiting-payment.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { waitingPaymentActs } from './waiting-payment.acts.ts'
import { waitingPaymentLooks } from './waiting-payment.looks.ts'
import { waitingPaymentWire } from './waiting-payment.wire.ts'

export const waitingPayment = flowTests({
  names: {
    pt: 'Desistir de um Pix',
    en: 'Give a Pix up',
    es: 'Desistir de un Pix',
    fr: 'Renoncer à un Pix',
  },
  page: 'subscription',
  model: waitingPaymentModel,
  acts: waitingPaymentActs,
  looks: waitingPaymentLooks,
  wires: [waitingPaymentWire],
})
