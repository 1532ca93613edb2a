import { messageResponseSchema } from '#contracts/api/admin.ts'
import { type Reply, inboxMessageMachine, type StatusChange } from '#machines/inbox-message/inbox-message.machine.ts'
import { commandOf } from '#src/effects/command.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const inboxMessageFlow = provide(inboxMessageMachine, {
  changeStatus: commandOf('changeMessage', messageResponseSchema, ({ id, status }: StatusChange) => ({
    params: { id },
    body: { status },
  })),
  sendReply: commandOf('replyToMessage', messageResponseSchema, ({ id, answer }: Reply) => ({
    params: { id },
    body: { answer },
  })),
})
