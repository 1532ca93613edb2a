import { accessMachine } from '#machines/access/access.machine.ts'
import { defineRememberOrigin } from '../../actors/remember-origin.ts'
import { defineWatchAccount } from '../../actors/watch-account.ts'
import { clients } from '../../clients/clients.ts'
import { watchAccounts } from '../session-store.ts'

export const accessFlow = accessMachine.provide({
  actors: { watchAccount: defineWatchAccount(watchAccounts), rememberOrigin: defineRememberOrigin(clients) },
})
