import { inboxMessageMachine } from '#machines/inbox-message/inbox-message.machine.ts'
import { defineChangeStatus } from './effects/change-status.ts'
import { adminApi } from '#src/clients/admin-api.ts'

export const inboxMessageFlow = inboxMessageMachine.provide({ actors: { changeStatus: defineChangeStatus(adminApi) } })
