import { reauthenticationResponseSchema } from '#contracts/api/reauthentication.ts'
import { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineDeleteAccount } from './effects/delete-account.ts'
import { defineCheckAccountExists } from './effects/check-account-exists.ts'
import { commandOf } from '#src/effects/command.ts'
import { defineReauthenticateByFactor } from '#src/effects/reauthenticate-by-factor.ts'
import { clients } from '#src/clients/clients.ts'

export const accountDeletionFlow = provide(accountDeletionMachine, {
  reauthenticate: commandOf('reauthenticate', reauthenticationResponseSchema, (body: { password?: string }) => ({
    body,
  })),
  verifyFactor: defineReauthenticateByFactor(clients),
  deleteAccount: defineDeleteAccount(clients),
  checkAccountExists: defineCheckAccountExists(clients),
})
