import { mailRetryResponseSchema } from '#contracts/api/operations.ts'
import { mailRetryMachine } from '#machines/mail-retry/mail-retry.machine.ts'
import { commandOf } from '#src/effects/command.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const mailRetryFlow = provide(mailRetryMachine, {
  retryMail: commandOf<'retryMail', { id: string }>('retryMail', mailRetryResponseSchema, ({ id }) => ({
    params: { id },
    body: {},
  })),
})
