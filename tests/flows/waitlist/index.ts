import { waitlistModel } from '#machines/waitlist/waitlist.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { waitlistGestures } from './waitlist.gestures.ts'
import { waitlistAssertions } from './waitlist.assertions.ts'
import { waitlistNetwork } from './waitlist.network.ts'

export const waitlist = flowTests({
  names: { pt: 'Lista de espera', en: 'Waiting list', es: 'Lista de espera', fr: 'Liste d’attente' },
  page: 'waitlist',
  model: waitlistModel,
  gestures: waitlistGestures,
  assertions: waitlistAssertions,
  networks: [waitlistNetwork],
})
