import { routeGuardMachine } from '#machines/route-guard/route-guard.machine.ts'
import { defineRememberReturnTo } from './effects/remember-return-to.ts'
import { defineTakeReturnTo } from '#src/effects/take-return-to.ts'
import { defineWatchAccount } from '#src/effects/watch-account.ts'
import { clients } from '#src/clients/clients.ts'
import { watchAccounts } from '#src/flow-runtime/session-store.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const routeGuardFlow = provide(routeGuardMachine, {
  watchAccount: defineWatchAccount(watchAccounts),
  rememberReturnTo: defineRememberReturnTo(clients),
  takeReturnTo: defineTakeReturnTo(clients),
})
