import { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts'
import { defineDeleteAccount, defineFindAccount } from './effects/delete-account.ts'
import { defineProveIdentity } from './effects/prove-identity.ts'
import { clients } from '#src/clients/clients.ts'
import { ownDataApi } from '#src/clients/own-data-api.ts'

export const accountDeletionFlow = accountDeletionMachine.provide({
  actors: {
    proveIdentity: defineProveIdentity(ownDataApi),
    deleteAccount: defineDeleteAccount(ownDataApi, clients),
    findAccount: defineFindAccount(ownDataApi, clients),
  },
})
