import { planChangeModel } from '#machines/plan-change/plan-change.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { planChangeGestures } from './plan-change.gestures.ts'
import { planChangeAssertions } from './plan-change.assertions.ts'
import { planChangeNetwork } from './plan-change.network.ts'

export const planChange = flowTests({
  names: { pt: 'Cancelar o plano', en: 'Cancel the plan', es: 'Cancelar el plan', fr: 'Résilier le forfait' },
  page: 'subscription',
  model: planChangeModel,
  gestures: planChangeGestures,
  assertions: planChangeAssertions,
  networks: [planChangeNetwork],
  around: {
    'plan.cancelled': 'it was cancelled in another tab',
    'plan.resumed': 'it was resumed in another tab',
    'plan.ended': 'it ended in another tab',
  },
})
