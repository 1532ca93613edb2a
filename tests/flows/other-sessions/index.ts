import { otherSessionsModel } from '#machines/other-sessions/other-sessions.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { otherSessionsGestures } from './other-sessions.gestures.ts'
import { otherSessionsAssertions } from './other-sessions.assertions.ts'
import { otherSessionsNetwork } from './other-sessions.network.ts'

export const otherSessions = flowTests({
  names: { pt: 'Outros dispositivos', en: 'Other devices', es: 'Otros dispositivos', fr: 'Autres appareils' },
  page: 'securitySettings',
  model: otherSessionsModel,
  gestures: otherSessionsGestures,
  assertions: otherSessionsAssertions,
  networks: [otherSessionsNetwork],
})
