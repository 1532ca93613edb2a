import type { Account } from '#contracts/account.ts'
import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { APP_CODE, CRASHED, LIMITED, MEMBER, ORIGIN, PASSWORD, RECOVERY_CODE, UNREACHABLE } from '../kit/samples.ts'
import { loginMachine } from './login.machine.ts'

const good = { email: ' Ana@Prosa.test ', password: PASSWORD }
const submit = (values: Readonly<Record<string, string>>) => ({ type: 'form.submit' as const, values })
const accountChanged = (account: Account) => ({ type: 'account.changed' as const, account })

export const loginModel = {
  machine: loginMachine,
  inputs: {
    plain: { navigationState: {} },
    forPasswordReset: { navigationState: { email: 'ana@prosa.test', intent: 'passwordReset' } },
    afterLink: { navigationState: { intent: 'newPassword' } },
    afterRegistration: { navigationState: { email: 'ana@prosa.test', intent: 'confirmEmail' } },
  },
  person: [
    { case: 'good', event: submit(good) },
    { case: 'noEmail', event: submit({ ...good, email: '' }) },
    { case: 'badEmail', event: submit({ ...good, email: 'ana@prosa' }) },
    { case: 'noPassword', event: submit({ ...good, password: '' }) },
    { case: 'app', event: { type: 'code.submit', values: { code: APP_CODE } } },
    { case: 'recoveryCode', event: { type: 'code.submit', values: { code: RECOVERY_CODE } } },
    { event: { type: 'recoveryCode.open' } },
    { event: { type: 'app.open' } },
    { event: { type: 'google.continue' } },
    { event: { type: 'register.open' } },
    { event: { type: 'passwordReset.open' } },
    { event: { type: 'signIn.open' } },
    { event: { type: 'code.open' } },
    { event: { type: 'email.resend' } },
  ],
  environment: [],
  streams: {
    watchAccount: [
      { case: 'waiting', event: accountChanged({ status: 'waiting' }) },
      { case: 'signedOut', event: accountChanged({ status: 'signedOut' }) },
      { case: 'factorPending', event: accountChanged({ status: 'signedOut', isFactorPending: true }) },
      {
        case: 'signedIn',
        event: accountChanged({ status: 'signedIn', profile: { ...MEMBER, email: 'ana.dias@prosa.test' } }),
      },
    ],
  },
  outcomes: {
    signIn: {
      accepted: { ok: { isFactorPending: false } },
      factorPending: { ok: { isFactorPending: true } },
      wrong: { fail: { code: 'auth.invalidCredentials' } satisfies Failure },
      unconfirmed: { fail: { code: 'auth.emailNotConfirmed' } satisfies Failure },
      unavailable: { fail: { code: 'service.unavailable' } satisfies Failure },
      crashed: CRASHED,
    },
    verifyFactor: {
      accepted: { ok: undefined },
      wrong: { fail: { code: 'auth.factorCodeWrong' } satisfies Failure },
      limited: LIMITED,
      ended: { fail: { code: 'auth.sessionMissing' } satisfies Failure },
      crashed: CRASHED,
    },
    abandonSignIn: { done: { ok: undefined }, crashed: CRASHED },
    continueWithGoogle: {
      redirected: { ok: undefined },
      unavailable: { fail: { code: 'auth.signInWithGoogleSoon' } satisfies Failure },
      crashed: CRASHED,
    },
    resendConfirmation: { sent: { ok: undefined }, limited: LIMITED, crashed: CRASHED },
    // There is no outcome for an unknown address: the service gives the same answer.
    requestPasswordReset: { accepted: { ok: undefined }, limited: LIMITED, unreachable: UNREACHABLE, crashed: CRASHED },
    takeReturnTo: {
      some: { ok: ORIGIN },
      none: { ok: null },
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof loginMachine>
