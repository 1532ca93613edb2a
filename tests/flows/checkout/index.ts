import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { checkoutGestures } from './checkout.gestures.ts'
import { checkoutAssertions } from './checkout.assertions.ts'
import { checkoutNetwork } from './checkout.network.ts'

export const checkout = flowTests({
  names: {
    pt: 'Assinar um plano',
    en: 'Subscribe to a plan',
    es: 'Contratar un plan',
    fr: 'Souscrire à un forfait',
  },
  page: 'subscription',
  model: checkoutModel,
  gestures: checkoutGestures,
  assertions: checkoutAssertions,
  networks: [checkoutNetwork],
  around: { 'tab.visible': 'the tab became visible' },
})
