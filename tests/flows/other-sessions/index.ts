import { otherSessionsModel } from '#machines/other-sessions/other-sessions.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { otherSessionsActs } from './other-sessions.acts.ts'
import { otherSessionsLooks } from './other-sessions.looks.ts'
import { otherSessionsWire } from './other-sessions.wire.ts'

export const otherSessions = flowTests({
  names: { pt: 'Outros dispositivos', en: 'Other devices', es: 'Otros dispositivos', fr: 'Autres appareils' },
  page: 'securitySettings',
  model: otherSessionsModel,
  acts: otherSessionsActs,
  looks: otherSessionsLooks,
  wires: [otherSessionsWire],
})
