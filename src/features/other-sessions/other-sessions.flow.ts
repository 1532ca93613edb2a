import { otherSessionsMachine } from '#machines/other-sessions/other-sessions.machine.ts'
import { defineEndSessions } from './effects/end-sessions.ts'
import { clients } from '#src/clients/clients.ts'

export const otherSessionsFlow = otherSessionsMachine.provide({ actors: { endSessions: defineEndSessions(clients) } })
