import { accessMachine } from '#machines/access/access.machine.ts'
import { defineRememberOrigin } from '#src/actors/remember-origin.ts'
import { defineTakeOrigin } from '#src/actors/take-origin.ts'
import { defineWatchAccount } from '#src/actors/watch-account.ts'
import { clients } from '#src/clients/clients.ts'
import { watchAccounts } from '#src/flow/session-store.ts'
import { provide } from '#src/flow/provide.ts'

export const accessFlow = provide(accessMachine, {
  watchAccount: defineWatchAccount(watchAccounts),
  rememberOrigin: defineRememberOrigin(clients),
  takeOrigin: defineTakeOrigin(clients),
})
