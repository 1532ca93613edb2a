import { loginMachine } from '#machines/login/login.machine.ts'
import { defineContinueWithGoogle } from '#src/effects/continue-with-google.ts'
import { defineRequestPasswordReset } from '#src/effects/request-password-reset.ts'
import { defineResendConfirmation } from '#src/effects/resend-confirmation.ts'
import { defineSignOut } from '#src/effects/sign-out.ts'
import { defineVerifyFactor } from './effects/verify-factor.ts'
import { defineSignIn } from './effects/sign-in.ts'
import { defineTakeReturnTo } from '#src/effects/take-return-to.ts'
import { defineWatchAccount } from '#src/effects/watch-account.ts'
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
  requestPasswordReset: defineRequestPasswordReset(clients),
  takeReturnTo: defineTakeReturnTo(clients),
})
