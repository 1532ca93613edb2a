import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, LIMITED, ORIGIN, PASSWORD, SHORT_PASSWORD, UNREACHABLE } from '../kit/samples.ts'
import { registerMachine } from './register.machine.ts'

const good = {
  name: 'Ana Souza',
  phone: '(11) 98765-4321',
  email: ' Ana@Prosa.test ',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  terms: 'accepted',
}
const { terms: _, ...unticked } = good
const submit = (values: Readonly<Record<string, string>>) => ({ type: 'form.submit' as const, values })
const short = { password: SHORT_PASSWORD, confirmPassword: SHORT_PASSWORD }

/** Data of the invitation, which may differ from the form. */
const INVITED = { name: 'Ana Convidada', phone: '+5521998761234', email: 'ana.convite@prosa.test' }

export const registerModel = {
  machine: registerMachine,
  inputs: { uninvited: { invitation: null }, invited: { invitation: 'signed-invitation' } },
  person: [
    { case: 'good', event: submit(good) },
    { case: 'nameless', event: submit({ ...good, name: ' ' }) },
    { case: 'noEmail', event: submit({ ...good, email: '' }) },
    { case: 'badEmail', event: submit({ ...good, email: 'ana@prosa' }) },
    { case: 'badPhone', event: submit({ ...good, phone: '1234' }) },
    { case: 'shortPassword', event: submit({ ...good, ...short }) },
    { case: 'mismatch', event: submit({ ...good, confirmPassword: 'prosa-demo-2' }) },
    { case: 'unticked', event: submit(unticked) },
    { case: 'accepted', event: { type: 'google.continue', values: { terms: 'accepted' } } },
    { case: 'unticked', event: { type: 'google.continue', values: {} } },
    { event: { type: 'login.open' } },
    { event: { type: 'passwordReset.open' } },
    { case: 'good', event: { type: 'code.submit', values: { code: '123456' } } },
    { case: 'short', event: { type: 'code.submit', values: { code: '12345' } } },
    { event: { type: 'redirect.pause' } },
    { event: { type: 'email.resend' } },
    { event: { type: 'email.change' } },
  ],
  environment: [],
  streams: {},
  outcomes: {
    prefill: {
      found: { ok: INVITED },
      invalid: { fail: { code: 'registration.invitationInvalid' } satisfies Failure },
      crashed: CRASHED,
    },
    signUp: {
      created: { ok: undefined },
      taken: { fail: { code: 'auth.emailTaken' } satisfies Failure },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    resendConfirmation: { sent: { ok: undefined }, limited: LIMITED, crashed: CRASHED },
    verifyCode: {
      verified: { ok: undefined },
      wrong: { fail: { code: 'auth.codeInvalid' } satisfies Failure },
      crashed: CRASHED,
    },
    takeReturnTo: { some: { ok: ORIGIN }, none: { ok: null }, crashed: CRASHED },
    checkGoogleAvailable: {
      offered: { ok: undefined },
      unavailable: { fail: { code: 'auth.signUpWithGoogleSoon' } satisfies Failure },
      crashed: CRASHED,
    },
    continueWithGoogle: {
      redirected: { ok: undefined },
      unavailable: { fail: { code: 'auth.signUpWithGoogleSoon' } satisfies Failure },
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof registerMachine>
