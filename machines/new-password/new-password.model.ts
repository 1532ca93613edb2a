import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, ANA, LIMITED, PASSWORD, SHORT_PASSWORD, UNREACHABLE, WEAK } from '../kit/samples.ts'
import { newPasswordMachine } from './new-password.machine.ts'

const submit = (password: string, confirmPassword: string) => ({
  type: 'form.submit' as const,
  values: { password, confirmPassword },
})

export const newPasswordModel = {
  machine: newPasswordMachine,
  inputs: { start: undefined },
  person: [
    { case: 'good', event: submit(PASSWORD, PASSWORD) },
    { case: 'short', event: submit(SHORT_PASSWORD, SHORT_PASSWORD) },
    { case: 'mismatch', event: submit(PASSWORD, 'prosa-demo-2') },
    { event: { type: 'session.retry' } },
    { event: { type: 'passwordReset.open' } },
    { event: { type: 'link.send' } },
    { event: { type: 'code.open' } },
    { event: { type: 'account.open' } },
  ],
  environment: [],
  streams: {},
  outcomes: {
    checkSession: {
      allowed: { ok: { email: ANA.email, canSetPassword: true } },
      notAllowed: { ok: { email: ANA.email, canSetPassword: false } },
      factorPending: { fail: { code: 'auth.secondFactorNeeded' } satisfies Failure },
      ended: { fail: { code: 'auth.unauthenticated' } satisfies Failure },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    setPassword: {
      saved: { ok: undefined },
      weak: WEAK,
      same: { fail: { code: 'auth.samePassword' } satisfies Failure },
      factorPending: { fail: { code: 'auth.secondFactorNeeded' } satisfies Failure },
      notAllowed: { fail: { code: 'request.notAllowed' } satisfies Failure },
      expired: { fail: { code: 'auth.sessionExpired' } satisfies Failure },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    requestPasswordReset: { sent: { ok: undefined }, limited: LIMITED, crashed: CRASHED },
  },
} satisfies ModelOf<typeof newPasswordMachine>
