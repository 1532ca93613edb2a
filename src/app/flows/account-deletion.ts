import { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts'
import { defineDeleteAccount } from '../../actors/delete-account.ts'
import { ownDataApi } from '../../clients/own-data-api.ts'

export const accountDeletionFlow = accountDeletionMachine.provide({
  actors: { deleteAccount: defineDeleteAccount(ownDataApi) },
})
