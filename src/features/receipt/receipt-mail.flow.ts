import { receiptMailResponseSchema } from '#contracts/api/billing.ts'
import { linkMailMachine } from '#machines/link-mail/link-mail.machine.ts'
import { commandOf } from '#src/actors/command.ts'
import { provide } from '#src/flow-runtime/provide.ts'

/** Mails a copy of one receipt. The address is not sent: the service writes to the account's own. */
export const receiptMailOf = (id: string) =>
  provide(linkMailMachine, {
    sendMail: commandOf<'mailReceipt', { email: string }>('mailReceipt', receiptMailResponseSchema, () => ({
      params: { id },
    })),
  })
