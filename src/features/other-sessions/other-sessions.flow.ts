import { otherSessionsMachine } from '#machines/other-sessions/other-sessions.machine.ts'
import { defineEndSessions } from './effects/end-sessions.ts'
import { clients } from '#src/clients/clients.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const otherSessionsFlow = provide(otherSessionsMachine, { endSessions: defineEndSessions(clients) })
