import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, LIMITED, ORIGIN, UNREACHABLE } from '../kit/samples.ts'
import { callbackMachine } from './callback.machine.ts'

const good = { email: ' Ana@Prosa.test ', code: '123456', purpose: 'signup' }
const submit = (values: Readonly<Record<string, string>>) => ({ type: 'form.submit' as const, values })

export const callbackModel = {
  machine: callbackMachine,
  inputs: {
    link: { navigationState: {} },
    signUpCode: { navigationState: { email: 'ana@prosa.test', intent: 'enterCode', purpose: 'signup' } },
    passwordResetCode: { navigationState: { email: 'ana@prosa.test', intent: 'enterCode', purpose: 'recovery' } },
  },
  person: [
    { case: 'good', event: submit(good) },
    { case: 'goodPasswordReset', event: submit({ ...good, purpose: 'recovery' }) },
    { case: 'badCode', event: submit({ ...good, code: '12345' }) },
    { case: 'badEmail', event: submit({ ...good, email: 'ana@prosa' }) },
    { event: { type: 'link.confirm' } },
    { event: { type: 'code.open' } },
    { event: { type: 'newLink.open' } },
    { event: { type: 'signIn.open' } },
    { event: { type: 'account.open' } },
  ],
  environment: [],
  streams: {},
  outcomes: {
    takeLink: {
      signUpLink: { ok: { kind: 'tokenHash', tokenHash: 'token-hash-of-a-link', purpose: 'signup' } },
      passwordResetLink: { ok: { kind: 'tokenHash', tokenHash: 'token-hash-of-a-link', purpose: 'recovery' } },
      emailChangeLink: { ok: { kind: 'emailChange', token: 'token-of-an-email-change' } },
      authCode: { ok: { kind: 'authCode', code: 'authorization-code' } },
      refused: { ok: { kind: 'refused', code: 'auth.linkExpired' } },
      refusedOtherwise: { ok: { kind: 'refused', code: 'auth.refused' } },
      nothing: { ok: { kind: 'nothing' } },
      crashed: CRASHED,
    },
    verifyLink: {
      verified: { ok: undefined },
      spent: { fail: { code: 'auth.linkExpired' } satisfies Failure },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    verifyCode: {
      verified: { ok: undefined },
      wrong: { fail: { code: 'auth.codeInvalid' } satisfies Failure },
      crashed: CRASHED,
    },
    exchangeCode: {
      signedUp: { ok: { purpose: 'signup' } },
      passwordReset: { ok: { purpose: 'recovery' } },
      otherBrowser: { fail: { code: 'auth.otherBrowser' } satisfies Failure },
      spent: { fail: { code: 'auth.linkExpired' } satisfies Failure },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    confirmMailbox: {
      first: { ok: { mailbox: 'current', waiting_for: 'new' } },
      firstOfNew: { ok: { mailbox: 'new', waiting_for: 'current' } },
      last: { ok: { mailbox: 'new', waiting_for: null } },
      spent: { fail: { code: 'auth.linkExpired' } satisfies Failure },
      taken: { fail: { code: 'auth.emailTaken' } satisfies Failure },
      limited: LIMITED,
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    sendLink: { sent: { ok: undefined }, limited: LIMITED, crashed: CRASHED },
    takeReturnTo: {
      some: { ok: ORIGIN },
      none: { ok: null },
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof callbackMachine>
