import { otherSessionsMachine } from '#machines/other-sessions/other-sessions.machine.ts'
import { defineEndSessions } from '../../actors/end-sessions.ts'
import { clients } from '../../clients/clients.ts'

export const otherSessionsFlow = otherSessionsMachine.provide({ actors: { endSessions: defineEndSessions(clients) } })
