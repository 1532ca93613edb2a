import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { checkoutActs } from './checkout.acts.ts'
import { checkoutLooks } from './checkout.looks.ts'
import { checkoutWire } from './checkout.wire.ts'

export const checkout = flowTests({
  names: {
    pt: 'Assinar um plano',
    en: 'Subscribe to a plan',
    es: 'Contratar un plan',
    fr: 'Souscrire à un forfait',
  },
  page: 'subscription',
  model: checkoutModel,
  acts: checkoutActs,
  looks: checkoutLooks,
  wires: [checkoutWire],
})
