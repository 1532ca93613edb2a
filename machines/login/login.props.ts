import { asks, isSame, starts, startsNothing, startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import { ORIGIN, PASSWORD } from '../kit/samples.ts'
import type { loginMachine } from './login.machine.ts'

type Is = Predicate<typeof loginMachine>

const isSignIn: Is = (state) => state.matches({ signIn: 'editing' })
const isSubmitting: Is = (state) => state.matches({ signIn: 'submitting' })
const isAskingGoogle: Is = (state) => state.matches({ signIn: 'askingGoogle' })
const isUnconfirmed: Is = (state) => state.matches({ signIn: 'unconfirmed' })
const isResending: Is = (state) => state.matches({ signIn: { unconfirmed: 'sending' } })
const isReset: Is = (state) => state.matches({ reset: 'editing' })
const isSendingLink: Is = (state) => state.matches({ reset: 'sending' })
const isLinkSent: Is = (state) => state.matches({ reset: 'sent' })
const isLeaving: Is = (state) => state.matches('leaving')
const isGone: Is = (state) => isLeaving(state) || state.matches('left')

const EMAIL = 'ana@prosa.test'

export const loginProperties: readonly Property<typeof loginMachine>[] = [
  {
    name: 'E-mail and password are required, and the e-mail must match the form {email}',
    cites: ['AUTH-02'],
    kind: 'after',
    on: ['form.submit:noEmail', 'form.submit:badEmail', 'form.submit:noPassword'],
    from: isSignIn,
    expect: (it) => isSignIn(it.after) && startsNothing(it) && it.after.context.failure === null,
  },
  {
    name: 'What is wrong is told beside its field',
    cites: ['FAIL-12'],
    kind: 'everyStep',
    when: ({ before, on }) => isSignIn(before) && on.startsWith('form.submit:') && on !== 'form.submit:good',
    expect: ({ on, after }) => {
      const expected = {
        'form.submit:noEmail': { email: 'email.required' },
        'form.submit:badEmail': { email: 'email.invalid' },
        'form.submit:noPassword': { password: 'password.required' },
      }[on]
      return isSame(after.context.issues, expected)
    },
  },
  {
    name: 'An accepted form asks the service, with the address in lower case',
    cites: ['AUTH-03'],
    kind: 'after',
    on: 'form.submit:good',
    from: isSignIn,
    expect: (it) => isSubmitting(it.after) && startsWith(it, 'signIn', { email: EMAIL, password: PASSWORD }),
  },
  {
    name: 'Nothing asks for a sign-in but the accepted form',
    cites: ['AUTH-03'],
    kind: 'everyStep',
    when: (it) => starts(it, 'signIn'),
    expect: ({ on, before }) => on === 'form.submit:good' && isSignIn(before),
  },
  {
    name: "'Email or password incorrect', and the form stays with the address",
    cites: ['AUTH-04', 'TEXT-26'],
    kind: 'after',
    on: 'signIn:wrong',
    from: isSubmitting,
    expect: ({ after }) =>
      isSignIn(after) && after.context.failure?.code === 'auth.invalidCredentials' && after.context.email === EMAIL,
  },
  {
    name: 'A service that is down is told as that, never as a wrong password, and the form stays with the address',
    cites: ['FAIL-04'],
    kind: 'after',
    on: 'signIn:unavailable',
    from: isSubmitting,
    expect: ({ after }) =>
      isSignIn(after) && after.context.failure?.code === 'service.unavailable' && after.context.email === EMAIL,
  },
  {
    name: 'Whatever else goes wrong is told as unexpected, and the form stays',
    cites: ['FAIL-05'],
    kind: 'after',
    on: 'signIn:crashed',
    from: isSubmitting,
    expect: ({ after }) => isSignIn(after) && after.context.failure?.code === 'unexpected',
  },
  {
    name: 'An unconfirmed address is told apart, and names the address',
    cites: ['AUTH-07'],
    kind: 'after',
    on: 'signIn:unconfirmed',
    from: isSubmitting,
    expect: ({ after }) =>
      after.matches({ signIn: { unconfirmed: 'ready' } }) &&
      after.context.email === EMAIL &&
      after.context.failure === null,
  },
  {
    name: 'There another confirmation e-mail can be asked for',
    cites: ['AUTH-07'],
    kind: 'after',
    on: 'email.resend',
    from: (state) => state.matches({ signIn: { unconfirmed: 'ready' } }),
    expect: (it) => isResending(it.after) && startsWith(it, 'resendConfirmation', { email: EMAIL }),
  },
  {
    name: 'And the next one a minute later',
    cites: ['AUTH-08'],
    kind: 'after',
    on: 'wait resendInterval',
    from: (state) => state.matches({ signIn: { unconfirmed: 'cooling' } }),
    expect: (it) => it.waited === 60_000 && it.after.matches({ signIn: { unconfirmed: 'ready' } }),
  },
  {
    name: 'Within that minute no other is asked for, neither a confirmation nor a recovery link',
    cites: ['AUTH-08'],
    kind: 'everyStep',
    when: (it) => it.on === 'email.resend' && (starts(it, 'resendConfirmation') || starts(it, 'requestRecovery')),
    expect: ({ before }) =>
      !before.matches({ signIn: { unconfirmed: 'cooling' } }) && !before.matches({ reset: { sent: 'cooling' } }),
  },
  {
    name: 'A sent e-mail starts the wait',
    cites: ['AUTH-08'],
    kind: 'after',
    on: 'resendConfirmation:sent',
    from: isResending,
    expect: ({ after }) => after.matches({ signIn: { unconfirmed: 'cooling' } }),
  },
  {
    name: 'An e-mail that could not be sent is told, and can be asked for again',
    cites: ['AUTH-09'],
    kind: 'after',
    on: ['resendConfirmation:limited', 'resendConfirmation:crashed'],
    from: isResending,
    expect: ({ after }) => after.matches({ signIn: { unconfirmed: 'ready' } }) && after.context.failure !== null,
  },
  {
    name: 'From there the code of the e-mail can be entered',
    cites: ['AUTH-07'],
    kind: 'after',
    on: 'code.open',
    from: isUnconfirmed,
    expect: (it) =>
      asks(it, {
        type: 'navigate',
        to: 'authCallback',
        navigationState: { email: EMAIL, intent: 'enterCode', purpose: 'signup' },
      }),
  },
  {
    name: 'And the form is open again',
    cites: ['AUTH-07'],
    kind: 'after',
    on: 'signIn.open',
    from: isUnconfirmed,
    expect: ({ after }) => isSignIn(after) && after.context.email === EMAIL && after.context.failure === null,
  },
  {
    name: 'Login opens with the sign-in form, empty and without complaints',
    cites: ['AUTH-01'],
    kind: 'start',
    input: 'plain',
    expect: (state) =>
      isSignIn(state) &&
      isSame(state.context, { email: null, intent: null, issues: {}, failure: null, returnTo: null }),
  },
  {
    name: 'Whoever comes from a fresh registration is told to confirm first, with the address carried over',
    cites: ['AUTH-10'],
    kind: 'start',
    input: 'afterRegistration',
    expect: (state) => isSignIn(state) && state.context.email === EMAIL && state.context.intent === 'confirmEmail',
  },
  {
    name: 'Forgotten passwords have their form, one step away',
    cites: ['AUTH-11'],
    kind: 'after',
    on: 'reset.open',
    from: isSignIn,
    expect: ({ before, after }) =>
      isReset(after) && after.context.email === before.context.email && after.context.failure === null,
  },
  {
    name: 'Whoever comes to reset a password is at that form, with the address carried over',
    cites: ['AUTH-11'],
    kind: 'start',
    input: 'forReset',
    expect: (state) => isReset(state) && state.context.email === EMAIL,
  },
  {
    name: 'An address is all it takes to ask for a link',
    cites: ['AUTH-11'],
    kind: 'everyStep',
    when: ({ before, on }) => isReset(before) && on === 'form.submit:good',
    expect: (it) => isSendingLink(it.after) && startsWith(it, 'requestRecovery', { email: EMAIL }),
  },
  {
    name: 'What was carried here is used once',
    cites: ['AUTH-14'],
    kind: 'never',
    expect: (state) => state.context.intent === 'reset' || (state.context.intent !== null && !state.matches('signIn')),
  },
  {
    name: 'The reset form asks for an e-mail of the form {email}',
    cites: ['AUTH-11'],
    kind: 'after',
    on: ['form.submit:noEmail', 'form.submit:badEmail'],
    from: isReset,
    expect: (it) => isReset(it.after) && startsNothing(it) && it.after.context.issues.email !== undefined,
  },
  {
    name: 'Nothing sends a recovery link but its form, or asking for another',
    cites: ['AUTH-13'],
    kind: 'everyStep',
    when: (it) => starts(it, 'requestRecovery'),
    expect: ({ on, before }) => (on.startsWith('form.submit') && isReset(before)) || on === 'email.resend',
  },
  {
    name: 'A confirmation shows that a link was sent; the answer never tells whether an address exists',
    cites: ['AUTH-12'],
    kind: 'after',
    on: 'requestRecovery:accepted',
    from: isSendingLink,
    expect: ({ after }) => isLinkSent(after) && after.context.failure === null && after.context.email === EMAIL,
  },
  {
    name: 'A link that could not be asked for is told as what it is',
    cites: ['AUTH-12'],
    kind: 'after',
    on: ['requestRecovery:limited', 'requestRecovery:unreachable', 'requestRecovery:crashed'],
    from: isSendingLink,
    expect: ({ on, after }) =>
      isReset(after) &&
      after.context.failure?.code ===
        {
          'requestRecovery:limited': 'rate.limited',
          'requestRecovery:unreachable': 'network.unreachable',
          'requestRecovery:crashed': 'unexpected',
        }[on],
  },
  {
    name: 'Another link can be had a minute after the last',
    cites: ['AUTH-08'],
    kind: 'after',
    on: 'wait resendInterval',
    from: (state) => state.matches({ reset: { sent: 'cooling' } }),
    expect: (it) => it.waited === 60_000 && it.after.matches({ reset: { sent: 'ready' } }),
  },
  {
    name: 'Asking again goes to the same address',
    cites: ['AUTH-11'],
    kind: 'after',
    on: 'email.resend',
    from: (state) => state.matches({ reset: { sent: 'ready' } }),
    expect: (it) => isSendingLink(it.after) && startsWith(it, 'requestRecovery', { email: EMAIL }),
  },
  {
    name: 'The code of the recovery e-mail can be entered',
    cites: ['AUTH-29'],
    kind: 'after',
    on: 'code.open',
    from: isLinkSent,
    expect: (it) =>
      asks(it, {
        type: 'navigate',
        to: 'authCallback',
        navigationState: { email: EMAIL, intent: 'enterCode', purpose: 'recovery' },
      }),
  },
  {
    name: 'Back to login, with the address kept',
    cites: ['AUTH-11'],
    kind: 'after',
    on: 'signIn.open',
    from: (state) => isReset(state) || isLinkSent(state),
    expect: ({ before, after }) =>
      isSignIn(after) && after.context.email === before.context.email && after.context.failure === null,
  },
  {
    name: 'A link under way is not left half asked for',
    cites: ['AUTH-11'],
    kind: 'after',
    on: 'signIn.open',
    from: isSendingLink,
    expect: staysAsItWas,
  },
  {
    name: 'Login links to sign-up',
    cites: ['AUTH-15'],
    kind: 'after',
    on: 'register.open',
    from: isSignIn,
    expect: (it) => asks(it, { type: 'navigate', to: 'register' }),
  },
  {
    name: 'Continue with Google asks the auth service',
    cites: ['AUTH-16'],
    kind: 'after',
    on: 'google.continue',
    from: isSignIn,
    expect: (it) => isAskingGoogle(it.after) && startsWith(it, 'continueWithGoogle', { intent: 'signIn' }),
  },
  {
    name: "'Google login will be implemented soon'",
    cites: ['AUTH-16', 'TEXT-27'],
    kind: 'after',
    on: 'continueWithGoogle:soon',
    from: isAskingGoogle,
    expect: ({ after }) => isSignIn(after) && after.context.failure?.code === 'auth.signInWithGoogleSoon',
  },
  {
    name: 'Whoever comes back from Google without an account finds the form again',
    cites: ['REG-29'],
    kind: 'leadsTo',
    when: (state) => state.matches({ signIn: 'departing' }),
    expect: isSignIn,
  },
  {
    name: 'Issues and failures are told one at a time, and only beside what they are about',
    cites: ['FAIL-09'],
    kind: 'always',
    expect: (state) => {
      const hasIssues = Object.keys(state.context.issues).length > 0
      const hasFailure = state.context.failure !== null
      const isForm = isSignIn(state) || isReset(state)
      const canFail = isForm || state.matches({ signIn: { unconfirmed: 'ready' } })
      return !(hasIssues && hasFailure) && (!hasIssues || isForm) && (!hasFailure || canFail)
    },
  },
  {
    name: 'An accepted password leads on',
    cites: ['AUTH-05'],
    kind: 'after',
    on: 'signIn:accepted',
    from: isSubmitting,
    expect: (it) => isLeaving(it.after) && starts(it, 'takeReturnTo'),
  },
  {
    name: 'Whoever is signed in, here or in another tab, is led on from any form',
    cites: ['AUTH-06'],
    kind: 'after',
    on: 'account.changed:signedIn',
    from: (state) => !isGone(state),
    expect: (it) => isLeaving(it.after) && starts(it, 'takeReturnTo'),
  },
  {
    name: 'Whoever is on the way is not sent again',
    cites: ['AUTH-06'],
    kind: 'after',
    on: 'account.changed',
    from: isGone,
    expect: (it) => staysAsItWas(it) && startsNothing(it) && it.emitted.length === 0,
  },
  {
    name: 'What else becomes of the account disturbs no form',
    cites: ['AUTH-06'],
    kind: 'after',
    on: ['account.changed:waiting', 'account.changed:signedOut', 'watchAccount:broken'],
    from: () => true,
    expect: staysAsItWas,
  },
  {
    name: 'The remembered origin is taken once, by somebody who is signed in',
    cites: ['GUARD-07'],
    kind: 'everyStep',
    when: (it) => starts(it, 'takeReturnTo'),
    expect: ({ on }) => on === 'signIn:accepted' || on === 'account.changed:signedIn',
  },
  {
    name: 'The way leads to the page that was asked for, with its parameters',
    cites: ['GUARD-07'],
    kind: 'after',
    on: 'takeReturnTo:some',
    from: isLeaving,
    expect: (it) =>
      isGone(it.after) && asks(it, { type: 'navigate', to: ORIGIN.route, search: ORIGIN.search, replace: true }),
  },
  {
    name: 'Else to the start of the account, remembered or not',
    cites: ['GUARD-07'],
    kind: 'after',
    on: ['takeReturnTo:none', 'takeReturnTo:crashed'],
    from: isLeaving,
    expect: (it) => isGone(it.after) && asks(it, { type: 'navigate', to: 'dashboard', search: '', replace: true }),
  },
  {
    name: 'Signed in, the login keeps nothing of what was typed',
    cites: ['FAIL-24'],
    kind: 'always',
    when: isGone,
    expect: ({ context }) => context.email === null && context.intent === null,
  },
  {
    name: 'Until somebody is signed in, the sign-in form stays in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    when: (state) => !isGone(state),
    expect: isSignIn,
  },
]
