import { inboxMessageMachine } from '#machines/inbox-message/inbox-message.machine.ts'
import { defineChangeStatus } from '../../actors/change-status.ts'
import { adminApi } from '../../clients/admin-api.ts'

export const inboxMessageFlow = inboxMessageMachine.provide({ actors: { changeStatus: defineChangeStatus(adminApi) } })
