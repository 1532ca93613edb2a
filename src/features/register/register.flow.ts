import { fromPromise } from 'xstate'
import { type Prefill, prefillResponseSchema } from '#contracts/api/registration-prefill.ts'
import { registerMachine } from '#machines/register/register.machine.ts'
import { defineContinueWithGoogle } from '#src/effects/continue-with-google.ts'
import { defineCheckGoogleAvailable } from '#src/effects/check-google-available.ts'
import { defineResendConfirmation } from '#src/effects/resend-confirmation.ts'
import { defineTakeReturnTo } from '#src/effects/take-return-to.ts'
import { defineVerifyCode } from '#src/effects/verify-code.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineSignUp } from './effects/sign-up.ts'
import { clients } from '#src/clients/clients.ts'
import { callAsVisitor } from '#src/clients/visitor-call.ts'

export const registerFlow = provide(registerMachine, {
  prefill: fromPromise<Prefill, { invitation: string }>(({ input: body, signal }) =>
    callAsVisitor('prefillRegistration', prefillResponseSchema, { body, signal }),
  ),
  signUp: defineSignUp(clients),
  resendConfirmation: defineResendConfirmation(clients),
  verifyCode: defineVerifyCode(clients),
  takeReturnTo: defineTakeReturnTo(clients),
  continueWithGoogle: defineContinueWithGoogle(clients),
  checkGoogleAvailable: defineCheckGoogleAvailable(clients),
})
