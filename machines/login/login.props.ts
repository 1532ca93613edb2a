import type { FieldIssues } from '#contracts/forms/issues.ts'
import { consequencesOf } from '../kit/consequences.ts'
import {
  emits,
  failsValidation,
  failsInPlace,
  isSame,
  hasNoErrors,
  starts,
  startsNothing,
  isUnchanged,
} from '../kit/predicates.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import { ORIGIN, PASSWORD } from '../kit/samples.ts'
import type { loginMachine } from './login.machine.ts'

type Is = Predicate<typeof loginMachine>

const { after: happens, ends, failures, ignores, isIdleIn, shows } = consequencesOf<typeof loginMachine>()

const isSignIn: Is = isIdleIn('signIn')
const isPasswordReset: Is = isIdleIn('passwordReset')
const isSendingLink: Is = (state) => shows('passwordReset')(state) && state.hasTag('busy')
const isUnconfirmed: Is = shows('unconfirmed')
const isLinkSent: Is = shows('sent')
const isLeaving: Is = shows('leaving')
const isFactor: Is = shows('factor', 'recoveryCode')
const isAbandoning: Is = (state) => state.matches({ secondFactor: 'abandoning' })

const CODES = { factor: { code: '123456' }, recoveryCode: { code: 'abcde23456' } } as const
const BAD_CODE = { factor: 'code.invalid', recoveryCode: 'recoveryCode.invalid' } as const
const TO_THE_NEW_PASSWORD = { type: 'navigate', to: 'resetPassword', search: '', replace: true } as const
const FACTOR_FAILURES = ['wrong', 'limited', 'crashed']

const EMAIL = 'ana@prosa.test'
const namesAna: Is = ({ context }) => context.email === EMAIL
const hasOtherMail: Is = (state) => state.can({ type: 'email.resend' })

const ISSUES: Readonly<Record<string, FieldIssues>> = {
  'form.submit:noEmail': { email: 'email.required' },
  'form.submit:badEmail': { email: 'email.invalid' },
  'form.submit:noPassword': { password: 'password.required' },
}
const GOOGLE_FAILURES = ['continueWithGoogle:unavailable', 'continueWithGoogle:crashed']
const MAIL_FAILURES = ['resendConfirmation:limited', 'resendConfirmation:crashed']
const LINK_FAILURES = [
  'requestPasswordReset:limited',
  'requestPasswordReset:unreachable',
  'requestPasswordReset:crashed',
]
/** The events that start each call, and its input. */
const CALLS: Readonly<Record<string, { by: readonly string[]; input?: unknown }>> = {
  signIn: { by: ['form.submit:good'], input: { email: EMAIL, password: PASSWORD } },
  continueWithGoogle: { by: ['google.continue'], input: { intent: 'signIn' } },
  resendConfirmation: { by: ['email.resend'], input: { email: EMAIL } },
  requestPasswordReset: { by: ['form.submit:good', 'form.submit:noPassword', 'email.resend'], input: { email: EMAIL } },
  verifyFactor: { by: ['code.submit:app', 'code.submit:recoveryCode'] },
  abandonSignIn: { by: ['signIn.open'] },
  takeReturnTo: { by: ['signIn:accepted', 'verifyFactor:accepted', 'account.changed:signedIn'] },
}

export const loginProperties: readonly Property<typeof loginMachine>[] = [
  {
    name: 'Login starts with the empty sign-in form without issues',
    cites: ['AUTH-01'],
    kind: 'start',
    input: 'plain',
    expect: (state) =>
      isSignIn(state) &&
      isSame(state.context, { email: null, intent: null, issues: {}, failure: null, returnTo: null, next: null }),
  },
  {
    name: 'After a registration the sign-in form asks to confirm the address first, which is prefilled',
    cites: ['AUTH-10'],
    kind: 'start',
    input: 'afterRegistration',
    expect: (state) => isSignIn(state) && namesAna(state) && state.context.intent === 'confirmEmail',
  },
  {
    name: 'A request to reset the password starts at the reset form with the address prefilled',
    cites: ['AUTH-11'],
    kind: 'start',
    input: 'forPasswordReset',
    expect: (state) => isPasswordReset(state) && namesAna(state),
  },
  {
    name: 'The navigation state is used once',
    cites: ['AUTH-14'],
    kind: 'never',
    expect: (state) =>
      state.context.intent === 'passwordReset' ||
      (state.context.intent !== null && !shows('signIn', 'unconfirmed')(state)),
  },
  {
    name: 'Missing fields have an issue at the field; the reset form asks for the e-mail alone',
    cites: ['AUTH-02', 'AUTH-11', 'FAIL-12'],
    kind: 'everyStep',
    when: ({ before, on }) => on in ISSUES && !(isPasswordReset(before) && on === 'form.submit:noPassword'),
    expect: (it) => failsValidation(it, ISSUES[it.on]),
  },
  {
    name: 'Calls are made by a button, or after sign-in, and use the typed address in lower case',
    cites: ['AUTH-03', 'AUTH-11', 'AUTH-13', 'AUTH-16', 'GUARD-07', 'FAIL-11'],
    kind: 'everyStep',
    when: ({ calls }) => calls.length > 0,
    expect: ({ on, calls }) =>
      calls.every(
        ({ src, input }) => CALLS[src]?.by.includes(on) && (src === 'verifyFactor' || isSame(input, CALLS[src].input)),
      ),
  },
  {
    name: 'A valid form, and the button to send again, make their calls',
    cites: ['AUTH-03', 'AUTH-07', 'AUTH-13'],
    kind: 'everyStep',
    when: ['form.submit:good', 'email.resend'],
    expect: (it) => {
      if (isUnconfirmed(it.before)) return starts(it, 'resendConfirmation')
      return starts(it, isSignIn(it.before) ? 'signIn' : 'requestPasswordReset')
    },
  },
  {
    name: 'A further e-mail is requested by its button, and the view stays',
    cites: ['AUTH-07', 'AUTH-13', 'ROUTE-27'],
    ...happens(hasOtherMail, {
      'email.resend': ({ before }) => ({
        calls: { [isUnconfirmed(before) ? 'resendConfirmation' : 'requestPasswordReset']: { email: EMAIL } },
      }),
    }),
  },
  {
    name: 'Continue with Google asks the auth service',
    cites: ['AUTH-16'],
    kind: 'everyStep',
    when: ['google.continue'],
    expect: (it) => starts(it, 'continueWithGoogle'),
  },
  {
    name: 'A failure is shown with its own message on the form that caused it, which keeps the address',
    cites: ['AUTH-04', 'AUTH-09', 'AUTH-16', 'TEXT-26', 'TEXT-27', 'FAIL-04', 'FAIL-05'],
    kind: 'everyStep',
    when: ['signIn:wrong', 'signIn:unavailable', 'signIn:crashed', ...GOOGLE_FAILURES, ...MAIL_FAILURES],
    expect: (it) => failsInPlace(it) && it.after.context.email === it.before.context.email,
  },
  {
    name: 'A failed request of a link shows its own message; no answer reveals whether an address exists',
    cites: ['AUTH-12'],
    kind: 'everyStep',
    when: ['requestPasswordReset:accepted', ...LINK_FAILURES],
    expect: (it) => (it.failed === null ? isLinkSent(it.after) && namesAna(it.after) : failsInPlace(it)),
  },
  {
    name: 'An unconfirmed address is shown as such with the offer of another e-mail, after a registration not before a minute',
    cites: ['AUTH-07', 'AUTH-08'],
    kind: 'everyStep',
    when: ['signIn:unconfirmed'],
    expect: ({ before, after }) =>
      isUnconfirmed(after) &&
      namesAna(after) &&
      hasNoErrors(after) &&
      hasOtherMail(after) === (before.context.intent !== 'confirmEmail'),
  },
  {
    name: 'After an e-mail no further one can be requested for a minute',
    cites: ['AUTH-08'],
    kind: 'everyStep',
    when: ['resendConfirmation:sent', 'requestPasswordReset:accepted'],
    expect: ({ after }) => !after.hasTag('busy') && !hasOtherMail(after),
  },
  {
    name: 'A minute after an e-mail a further one can be requested, and a preceding registration no longer affects the form',
    cites: ['AUTH-08', 'AUTH-14'],
    kind: 'everyStep',
    when: ({ on, before }) => on === 'wait resendInterval' && isUnconfirmed(before),
    expect: ({ after, waited }) => hasOtherMail(after) && after.context.intent === null && waited === 60_000,
  },
  {
    name: 'A further e-mail can always be requested in the end, after a minute or at once if sending failed',
    cites: ['AUTH-08', 'AUTH-09'],
    kind: 'leadsTo',
    when: (state) => isUnconfirmed(state) || isLinkSent(state),
    expect: hasOtherMail,
  },
  {
    name: 'The code of either e-mail can be entered',
    cites: ['AUTH-07', 'AUTH-29'],
    kind: 'after',
    on: 'code.open',
    from: (state) => isUnconfirmed(state) || isLinkSent(state),
    expect: (it) => {
      const purpose = isUnconfirmed(it.before) ? 'signup' : 'recovery'
      const navigationState = { email: EMAIL, intent: 'enterCode', purpose }
      return emits(it, { type: 'navigate', to: 'authCallback', navigationState })
    },
  },
  {
    name: 'Every other form leads back to sign-in and keeps the address',
    cites: ['AUTH-07', 'AUTH-11'],
    ...happens((state) => shows('passwordReset', 'sent', 'unconfirmed')(state) && !isSendingLink(state), {
      'signIn.open': { shows: 'signIn' },
    }),
  },
  {
    name: 'Sign-in and password reset link to each other and keep the address',
    cites: ['AUTH-07', 'AUTH-11'],
    kind: 'everyStep',
    when: ({ on, before }) =>
      on === 'passwordReset.open' || (on === 'signIn.open' && !isSendingLink(before) && !isFactor(before)),
    expect: ({ on, before, after }) =>
      (on === 'passwordReset.open' ? isPasswordReset(after) : isSignIn(after)) &&
      hasNoErrors(after) &&
      after.context.email === before.context.email,
  },
  {
    name: 'The form for a forgotten password is one click away, also to correct the address that a link was sent to',
    cites: ['AUTH-11', 'AUTH-53', 'ROUTE-24'],
    ...happens((state) => isSignIn(state) || isLinkSent(state), {
      'passwordReset.open': { shows: 'passwordReset', context: { intent: null } },
    }),
  },
  {
    name: 'The reset form cannot be left while its request runs',
    cites: ['AUTH-11', 'FAIL-41'],
    kind: 'everyStep',
    when: ({ before }) => isSendingLink(before),
    expect: ({ on }) => on !== 'signIn.open',
  },
  {
    name: 'Login links to sign-up',
    cites: ['AUTH-15'],
    kind: 'after',
    on: 'register.open',
    from: isSignIn,
    expect: (it) => emits(it, { type: 'navigate', to: 'register' }),
  },
  {
    name: 'Back from Google without signing in, the form is shown again',
    cites: ['REG-29'],
    kind: 'everyStep',
    when: ['continueWithGoogle:redirected', 'wait googleRedirectTimeout'],
    expect: ({ on, after }) =>
      shows('signIn')(after) && after.hasTag('busy') === (on === 'continueWithGoogle:redirected') && hasNoErrors(after),
  },
  {
    name: 'Issues and a failure are not shown together, nor during a new attempt or after leaving the form',
    cites: ['FAIL-09'],
    kind: 'always',
    expect: (state) =>
      hasNoErrors(state) ||
      (!state.hasTag('busy') &&
        (!isLinkSent(state) || (hasOtherMail(state) && state.context.failure !== null)) &&
        isSame(state.context.issues, {}) !== !state.context.failure),
  },
  {
    name: 'Signing in, here or in another tab, continues from any form, once',
    cites: ['AUTH-05', 'AUTH-06'],
    kind: 'everyStep',
    when: ['signIn:accepted', 'verifyFactor:accepted', 'account.changed:signedIn'],
    expect: (it) =>
      isLeaving(it.before) ? isUnchanged(it) && startsNothing(it) : isLeaving(it.after) && starts(it, 'takeReturnTo'),
  },
  {
    name: 'Changes of the account other than a sign-in do not change the forms',
    cites: ['AUTH-06'],
    kind: 'after',
    on: ['account.changed:waiting', 'account.changed:signedOut', 'watchAccount:broken'],
    from: (state) => !isFactor(state),
    expect: isUnchanged,
  },
  {
    name: "A sign-in continues to the requested page with its parameters, else to the account's start page",
    cites: ['GUARD-07'],
    kind: 'everyStep',
    when: ['takeReturnTo:some', 'takeReturnTo:none', 'takeReturnTo:crashed'],
    expect: (it) => {
      const { route, search } = it.on === 'takeReturnTo:some' ? ORIGIN : { route: 'dashboard', search: '' }
      if (it.before.context.next !== null) return emits(it, TO_THE_NEW_PASSWORD)
      return isIdleIn('leaving')(it.after) && emits(it, { type: 'navigate', to: route, search, replace: true })
    },
  },
  {
    name: 'A sign-in to an account with a second factor asks for it, whatever the first factor was',
    cites: ['AUTH-48'],
    kind: 'everyStep',
    when: ['signIn:factorPending', 'account.changed:factorPending'],
    expect: (it) => {
      if (isLeaving(it.before) || isFactor(it.before)) return isUnchanged(it) && startsNothing(it)
      return (
        isIdleIn('factor')(it.after) && startsNothing(it) && hasNoErrors(it.after) && it.after.context.intent === null
      )
    },
  },
  {
    name: 'A well-formed code is verified without spaces and hyphens, as the requested kind; a malformed code is an issue',
    cites: ['AUTH-49', 'AUTH-50'],
    ...happens(isIdleIn('factor', 'recoveryCode'), {
      'code.submit:app': ({ before }) =>
        shows('factor')(before)
          ? { calls: { verifyFactor: CODES.factor } }
          : { issues: { code: BAD_CODE.recoveryCode } },
      'code.submit:recoveryCode': ({ before }) =>
        shows('recoveryCode')(before)
          ? { calls: { verifyFactor: CODES.recoveryCode } }
          : { issues: { code: BAD_CODE.factor } },
    }),
  },
  {
    name: 'The form for a recovery code can be opened in one step, and left again in one step',
    cites: ['AUTH-50'],
    kind: 'everyStep',
    when: ['recoveryCode.open', 'app.open'],
    expect: ({ on, after }) => isIdleIn(on === 'app.open' ? 'factor' : 'recoveryCode')(after) && hasNoErrors(after),
  },
  {
    name: 'A refused code fails in place; a session that has ended leads back to sign-in with that failure',
    cites: ['AUTH-51', 'AUTH-52'],
    ...ends('verifyFactor', {
      accepted: { shows: 'leaving', context: { email: null, intent: null }, calls: { takeReturnTo: undefined } },
      ended: { shows: 'signIn', failure: 'auth.sessionMissing' },
      ...failures(FACTOR_FAILURES, {}),
    }),
  },
  {
    name: 'Cancelling the second factor signs out the pending session',
    cites: ['AUTH-52'],
    ...happens((state) => isFactor(state) && !isAbandoning(state), {
      'signIn.open': { shows: 'factor', calls: { abandonSignIn: undefined } },
    }),
  },
  {
    name: 'After cancelling the second factor the form is shown, whether the sign-out succeeds or fails',
    cites: ['AUTH-52'],
    ...ends('abandonSignIn', { done: { shows: 'signIn' }, crashed: { shows: 'signIn' } }),
  },
  {
    name: 'Cancelling the second factor signs out once',
    cites: ['AUTH-52'],
    kind: 'everyStep',
    when: ({ before }) => isAbandoning(before),
    expect: ({ on }) => on !== 'signIn.open',
  },
  {
    name: 'The sign-out after cancelling the second factor is not interrupted by the change of the account that it causes',
    cites: ['AUTH-52'],
    ...ignores(['account.changed:signedOut', 'account.changed:factorPending'], isAbandoning),
  },
  {
    name: 'A session that ends elsewhere leads back to the form; other changes of the account do nothing',
    cites: ['AUTH-48', 'AUTH-52'],
    ...happens(isFactor, {
      'account.changed:signedOut': ({ before }) => (isAbandoning(before) ? {} : { shows: 'signIn' }),
      'account.changed:waiting': {},
      'watchAccount:broken': {},
    }),
  },
  {
    name: 'After a password reset link the sign-in continues to the new password',
    cites: ['AUTH-48'],
    kind: 'start',
    input: 'afterLink',
    expect: ({ context }) => context.next === 'resetPassword' && context.intent === null,
  },
  {
    name: 'After sign-in nothing typed is kept',
    cites: ['FAIL-24'],
    kind: 'always',
    when: isLeaving,
    expect: ({ context }) => context.email === null && context.intent === null,
  },
  {
    name: 'Until somebody is signed in, the sign-in form can be reached',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    when: (state) => !isLeaving(state),
    expect: isSignIn,
  },
]
