import { registerMachine } from '#machines/register/register.machine.ts'
import { defineContinueWithGoogle } from '#src/actors/continue-with-google.ts'
import { defineFindGoogle } from '#src/actors/find-google.ts'
import { definePrefill } from './effects/prefill.ts'
import { defineResendConfirmation } from '#src/actors/resend-confirmation.ts'
import { defineSignUp } from './effects/sign-up.ts'
import { clients } from '#src/clients/clients.ts'

export const registerFlow = registerMachine.provide({
  actors: {
    prefill: definePrefill(clients),
    signUp: defineSignUp(clients),
    resendConfirmation: defineResendConfirmation(clients),
    continueWithGoogle: defineContinueWithGoogle(clients),
    findGoogle: defineFindGoogle(clients),
  },
})
