import { loginMachine } from '#machines/login/login.machine.ts'
import { defineContinueWithGoogle } from '../../actors/continue-with-google.ts'
import { defineRequestRecovery } from '../../actors/request-recovery.ts'
import { defineResendConfirmation } from '../../actors/resend-confirmation.ts'
import { defineSignIn } from '../../actors/sign-in.ts'
import { defineTakeOrigin } from '../../actors/take-origin.ts'
import { defineWatchAccount } from '../../actors/watch-account.ts'
import { clients } from '../../clients/clients.ts'
import { watchAccounts } from '../session-store.ts'

export const loginFlow = loginMachine.provide({
  actors: {
    watchAccount: defineWatchAccount(watchAccounts),
    signIn: defineSignIn(clients),
    continueWithGoogle: defineContinueWithGoogle(clients),
    resendConfirmation: defineResendConfirmation(clients),
    requestRecovery: defineRequestRecovery(clients),
    takeOrigin: defineTakeOrigin(clients),
  },
})
