import { messageResponseSchema } from '#contracts/api/admin.ts'
import { type Answer, inboxMessageMachine, type StatusChange } from '#machines/inbox-message/inbox-message.machine.ts'
import { commandOf } from '#src/effects/command.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const inboxMessageFlow = provide(inboxMessageMachine, {
  changeStatus: commandOf('changeMessage', messageResponseSchema, ({ id, status }: StatusChange) => ({
    params: { id },
    body: { status },
  })),
  sendAnswer: commandOf('replyToMessage', messageResponseSchema, ({ id, answer }: Answer) => ({
    params: { id },
    body: { answer },
  })),
})
