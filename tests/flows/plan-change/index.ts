import { planChangeModel } from '#machines/plan-change/plan-change.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { planChangeActs } from './plan-change.acts.ts'
import { planChangeLooks } from './plan-change.looks.ts'
import { planChangeWire } from './plan-change.wire.ts'

export const planChange = flowTests({
  names: { pt: 'Cancelar o plano', en: 'Cancel the plan', es: 'Cancelar el plan', fr: 'Résilier le forfait' },
  page: 'subscription',
  model: planChangeModel,
  acts: planChangeActs,
  looks: planChangeLooks,
  wires: [planChangeWire],
})
