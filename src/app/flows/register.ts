import { registerMachine } from '#machines/register/register.machine.ts'
import { defineContinueWithGoogle } from '../../actors/continue-with-google.ts'
import { definePrefill } from '../../actors/prefill.ts'
import { defineResendConfirmation } from '../../actors/resend-confirmation.ts'
import { defineSignUp } from '../../actors/sign-up.ts'
import { clients } from '../../clients/clients.ts'

export const registerFlow = registerMachine.provide({
  actors: {
    prefill: definePrefill(clients),
    signUp: defineSignUp(clients),
    resendConfirmation: defineResendConfirmation(clients),
    continueWithGoogle: defineContinueWithGoogle(clients),
  },
})
