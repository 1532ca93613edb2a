import { messageResponseSchema } from '#contracts/api/admin.ts'
import { type Answering, inboxMessageMachine } from '#machines/inbox-message/inbox-message.machine.ts'
import { commandOf } from '#src/actors/command.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const inboxMessageFlow = provide(inboxMessageMachine, {
  changeStatus: commandOf('changeMessage', messageResponseSchema, ({ id, status }: Answering) => ({
    params: { id },
    body: { status },
  })),
})
