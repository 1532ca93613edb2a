import { loginMachine } from '#machines/login/login.machine.ts'
import { defineContinueWithGoogle } from '#src/actors/continue-with-google.ts'
import { defineRequestRecovery } from '#src/actors/request-recovery.ts'
import { defineResendConfirmation } from '#src/actors/resend-confirmation.ts'
import { defineSignOut } from '#src/actors/sign-out.ts'
import { defineVerifyFactor } from '#src/actors/verify-factor.ts'
import { defineSignIn } from './effects/sign-in.ts'
import { defineTakeReturnTo } from '#src/actors/take-return-to.ts'
import { defineWatchAccount } from '#src/actors/watch-account.ts'
import { clients } from '#src/clients/clients.ts'
import { watchAccounts } from '#src/flow-runtime/session-store.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const loginFlow = provide(loginMachine, {
  watchAccount: defineWatchAccount(watchAccounts),
  signIn: defineSignIn(clients),
  verifyFactor: defineVerifyFactor(clients),
  abandonSignIn: defineSignOut(clients),
  continueWithGoogle: defineContinueWithGoogle(clients),
  resendConfirmation: defineResendConfirmation(clients),
  requestRecovery: defineRequestRecovery(clients),
  takeReturnTo: defineTakeReturnTo(clients),
})
