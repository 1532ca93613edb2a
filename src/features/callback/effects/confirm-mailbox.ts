import { fromPromise } from 'xstate'
import type { EmailConfirmation } from '#contracts/api/email-change.ts'
import type { Clients } from '#src/clients/clients.ts'

export const defineConfirmMailbox = ({ productApi }: Pick<Clients, 'productApi'>) =>
  fromPromise<EmailConfirmation, { token: string }>(({ input: { token }, signal }) =>
    productApi.confirmEmailChange(token, signal),
  )
