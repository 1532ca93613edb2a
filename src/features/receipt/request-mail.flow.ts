import { receiptMailResponseSchema } from '#contracts/api/billing.ts'
import { requestMailMachine } from '#machines/request-mail/request-mail.machine.ts'
import { commandOf } from '#src/effects/command.ts'
import { provide } from '#src/flow-runtime/provide.ts'

/** Mails a copy of one receipt. The address is not sent: the service writes to the account's own. */
export const requestReceiptMailOf = (id: string) =>
  provide(requestMailMachine, {
    sendMail: commandOf<'mailReceipt', { email: string }>('mailReceipt', receiptMailResponseSchema, () => ({
      params: { id },
    })),
  })
