import { messageResponseSchema } from '#contracts/api/admin.ts'
import { type Answering, inboxMessageMachine } from '#machines/inbox-message/inbox-message.machine.ts'
import { commandOf } from '#src/actors/command.ts'

export const inboxMessageFlow = inboxMessageMachine.provide({
  actors: {
    changeStatus: commandOf('changeMessage', messageResponseSchema, ({ id, status }: Answering) => ({
      params: { id },
      body: { status },
    })),
  },
})
