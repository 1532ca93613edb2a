import { waitlistModel } from '#machines/waitlist/waitlist.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { waitlistActs } from './waitlist.acts.ts'
import { waitlistLooks } from './waitlist.looks.ts'
import { waitlistWire } from './waitlist.wire.ts'

export const waitlist = flowTests({
  names: { pt: 'Lista de espera', en: 'Waiting list', es: 'Lista de espera', fr: 'Liste d’attente' },
  page: 'waitlist',
  model: waitlistModel,
  acts: waitlistActs,
  looks: waitlistLooks,
  wires: [waitlistWire],
})
