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
    says: 'E-mail and password are required, and the e-mail must match the form {email}',
    cites: ['AUTH-02'],
    kind: 'after',
    on: ['form.submit:noEmail', 'form.submit:badEmail', 'form.submit:noPassword'],
    from: isSignIn,
    holds: (it) => isSignIn(it.after) && startsNothing(it) && it.after.context.failure === null,
  },
  {
    says: 'What is wrong is told beside its field',
    cites: ['FAIL-12'],
    kind: 'everyStep',
    when: ({ before, on }) => isSignIn(before) && on.startsWith('form.submit:') && on !== 'form.submit:good',
    holds: ({ on, after }) => {
      const expected = {
        'form.submit:noEmail': { email: 'email.required' },
        'form.submit:badEmail': { email: 'email.invalid' },
        'form.submit:noPassword': { password: 'password.required' },
      }[on]
      return isSame(after.context.issues, expected)
    },
  },
  {
    says: 'An accepted form asks the service, with the address in lower case',
    cites: ['AUTH-03'],
    kind: 'after',
    on: 'form.submit:good',
    from: isSignIn,
    holds: (it) => isSubmitting(it.after) && startsWith(it, 'signIn', { email: EMAIL, password: PASSWORD }),
  },
  {
    says: 'Nothing asks for a sign-in but the accepted form',
    cites: ['AUTH-03'],
    kind: 'everyStep',
    when: (it) => starts(it, 'signIn'),
    holds: ({ on, before }) => on === 'form.submit:good' && isSignIn(before),
  },
  {
    says: "'Email or password incorrect', and the form stays with the address",
    cites: ['AUTH-04', 'TEXT-26'],
    kind: 'after',
    on: 'signIn:wrong',
    from: isSubmitting,
    holds: ({ after }) =>
      isSignIn(after) && after.context.failure?.code === 'auth.invalidCredentials' && after.context.email === EMAIL,
  },
  {
    says: 'A service that is down is told as that, never as a wrong password, and the form stays with the address',
    cites: ['FAIL-04'],
    kind: 'after',
    on: 'signIn:unavailable',
    from: isSubmitting,
    holds: ({ after }) =>
      isSignIn(after) && after.context.failure?.code === 'service.unavailable' && after.context.email === EMAIL,
  },
  {
    says: 'Whatever else goes wrong is told as unexpected, and the form stays',
    cites: ['FAIL-05'],
    kind: 'after',
    on: 'signIn:crashed',
    from: isSubmitting,
    holds: ({ after }) => isSignIn(after) && after.context.failure?.code === 'unexpected',
  },
  {
    says: 'An unconfirmed address is told apart, and names the address',
    cites: ['AUTH-07'],
    kind: 'after',
    on: 'signIn:unconfirmed',
    from: isSubmitting,
    holds: ({ after }) =>
      after.matches({ signIn: { unconfirmed: 'ready' } }) &&
      after.context.email === EMAIL &&
      after.context.failure === null,
  },
  {
    says: 'There another confirmation e-mail can be asked for',
    cites: ['AUTH-07'],
    kind: 'after',
    on: 'email.resend',
    from: (state) => state.matches({ signIn: { unconfirmed: 'ready' } }),
    holds: (it) => isResending(it.after) && startsWith(it, 'resendConfirmation', { email: EMAIL }),
  },
  {
    says: 'And the next one a minute later',
    cites: ['AUTH-08'],
    kind: 'after',
    on: 'wait resendInterval',
    from: (state) => state.matches({ signIn: { unconfirmed: 'cooling' } }),
    holds: (it) => it.waited === 60_000 && it.after.matches({ signIn: { unconfirmed: 'ready' } }),
  },
  {
    says: 'Within that minute no other is asked for, neither a confirmation nor a recovery link',
    cites: ['AUTH-08'],
    kind: 'everyStep',
    when: (it) => it.on === 'email.resend' && (starts(it, 'resendConfirmation') || starts(it, 'requestRecovery')),
    holds: ({ before }) =>
      !before.matches({ signIn: { unconfirmed: 'cooling' } }) && !before.matches({ reset: { sent: 'cooling' } }),
  },
  {
    says: 'A sent e-mail starts the wait',
    cites: ['AUTH-08'],
    kind: 'after',
    on: 'resendConfirmation:sent',
    from: isResending,
    holds: ({ after }) => after.matches({ signIn: { unconfirmed: 'cooling' } }),
  },
  {
    says: 'An e-mail that could not be sent is told, and can be asked for again',
    cites: ['AUTH-09'],
    kind: 'after',
    on: ['resendConfirmation:limited', 'resendConfirmation:crashed'],
    from: isResending,
    holds: ({ after }) => after.matches({ signIn: { unconfirmed: 'ready' } }) && after.context.failure !== null,
  },
  {
    says: 'From there the code of the e-mail can be entered',
    cites: ['AUTH-07'],
    kind: 'after',
    on: 'code.open',
    from: isUnconfirmed,
    holds: (it) =>
      asks(it, {
        type: 'navigate',
        to: 'authCallback',
        carry: { email: EMAIL, intent: 'enterCode', purpose: 'signup' },
      }),
  },
  {
    says: 'And the form is open again',
    cites: ['AUTH-07'],
    kind: 'after',
    on: 'signIn.open',
    from: isUnconfirmed,
    holds: ({ after }) => isSignIn(after) && after.context.email === EMAIL && after.context.failure === null,
  },
  {
    says: 'Login opens with the sign-in form, empty and without complaints',
    cites: ['AUTH-01'],
    kind: 'start',
    input: 'plain',
    holds: (state) =>
      isSignIn(state) && isSame(state.context, { email: null, intent: null, issues: {}, failure: null, origin: null }),
  },
  {
    says: 'Whoever comes from a fresh registration is told to confirm first, with the address carried over',
    cites: ['AUTH-10'],
    kind: 'start',
    input: 'afterRegistration',
    holds: (state) => isSignIn(state) && state.context.email === EMAIL && state.context.intent === 'confirmEmail',
  },
  {
    says: 'Forgotten passwords have their form, one step away',
    cites: ['AUTH-11'],
    kind: 'after',
    on: 'reset.open',
    from: isSignIn,
    holds: ({ before, after }) =>
      isReset(after) && after.context.email === before.context.email && after.context.failure === null,
  },
  {
    says: 'Whoever comes to reset a password is at that form, with the address carried over',
    cites: ['AUTH-11'],
    kind: 'start',
    input: 'forReset',
    holds: (state) => isReset(state) && state.context.email === EMAIL,
  },
  {
    says: 'An address is all it takes to ask for a link',
    cites: ['AUTH-11'],
    kind: 'everyStep',
    when: ({ before, on }) => isReset(before) && on === 'form.submit:good',
    holds: (it) => isSendingLink(it.after) && startsWith(it, 'requestRecovery', { email: EMAIL }),
  },
  {
    says: 'What was carried here is used once',
    cites: ['AUTH-14'],
    kind: 'never',
    holds: (state) => state.context.intent === 'reset' || (state.context.intent !== null && !state.matches('signIn')),
  },
  {
    says: 'The reset form asks for an e-mail of the form {email}',
    cites: ['AUTH-11'],
    kind: 'after',
    on: ['form.submit:noEmail', 'form.submit:badEmail'],
    from: isReset,
    holds: (it) => isReset(it.after) && startsNothing(it) && it.after.context.issues.email !== undefined,
  },
  {
    says: 'Nothing sends a recovery link but its form, or asking for another',
    cites: ['AUTH-13'],
    kind: 'everyStep',
    when: (it) => starts(it, 'requestRecovery'),
    holds: ({ on, before }) => (on.startsWith('form.submit') && isReset(before)) || on === 'email.resend',
  },
  {
    says: 'A confirmation shows that a link was sent; the answer never tells whether an address exists',
    cites: ['AUTH-12'],
    kind: 'after',
    on: 'requestRecovery:accepted',
    from: isSendingLink,
    holds: ({ after }) => isLinkSent(after) && after.context.failure === null && after.context.email === EMAIL,
  },
  {
    says: 'A link that could not be asked for is told as what it is',
    cites: ['AUTH-12'],
    kind: 'after',
    on: ['requestRecovery:limited', 'requestRecovery:unreachable', 'requestRecovery:crashed'],
    from: isSendingLink,
    holds: ({ on, after }) =>
      isReset(after) &&
      after.context.failure?.code ===
        {
          'requestRecovery:limited': 'rate.limited',
          'requestRecovery:unreachable': 'network.unreachable',
          'requestRecovery:crashed': 'unexpected',
        }[on],
  },
  {
    says: 'Another link can be had a minute after the last',
    cites: ['AUTH-08'],
    kind: 'after',
    on: 'wait resendInterval',
    from: (state) => state.matches({ reset: { sent: 'cooling' } }),
    holds: (it) => it.waited === 60_000 && it.after.matches({ reset: { sent: 'ready' } }),
  },
  {
    says: 'Asking again goes to the same address',
    cites: ['AUTH-11'],
    kind: 'after',
    on: 'email.resend',
    from: (state) => state.matches({ reset: { sent: 'ready' } }),
    holds: (it) => isSendingLink(it.after) && startsWith(it, 'requestRecovery', { email: EMAIL }),
  },
  {
    says: 'The code of the recovery e-mail can be entered',
    cites: ['AUTH-29'],
    kind: 'after',
    on: 'code.open',
    from: isLinkSent,
    holds: (it) =>
      asks(it, {
        type: 'navigate',
        to: 'authCallback',
        carry: { email: EMAIL, intent: 'enterCode', purpose: 'recovery' },
      }),
  },
  {
    says: 'Back to login, with the address kept',
    cites: ['AUTH-11'],
    kind: 'after',
    on: 'signIn.open',
    from: (state) => isReset(state) || isLinkSent(state),
    holds: ({ before, after }) =>
      isSignIn(after) && after.context.email === before.context.email && after.context.failure === null,
  },
  {
    says: 'A link under way is not left half asked for',
    cites: ['AUTH-11'],
    kind: 'after',
    on: 'signIn.open',
    from: isSendingLink,
    holds: staysAsItWas,
  },
  {
    says: 'Login links to sign-up',
    cites: ['AUTH-15'],
    kind: 'after',
    on: 'register.open',
    from: isSignIn,
    holds: (it) => asks(it, { type: 'navigate', to: 'register' }),
  },
  {
    says: 'Continue with Google asks the auth service',
    cites: ['AUTH-16'],
    kind: 'after',
    on: 'google.continue',
    from: isSignIn,
    holds: (it) => isAskingGoogle(it.after) && startsWith(it, 'continueWithGoogle', { intent: 'signIn' }),
  },
  {
    says: "'Google login will be implemented soon'",
    cites: ['AUTH-16', 'TEXT-27'],
    kind: 'after',
    on: 'continueWithGoogle:soon',
    from: isAskingGoogle,
    holds: ({ after }) => isSignIn(after) && after.context.failure?.code === 'auth.signInWithGoogleSoon',
  },
  {
    says: 'Whoever comes back from Google without an account finds the form again',
    cites: ['REG-29'],
    kind: 'leadsTo',
    when: (state) => state.matches({ signIn: 'departing' }),
    holds: isSignIn,
  },
  {
    says: 'Issues and failures are told one at a time, and only beside what they are about',
    cites: ['FAIL-09'],
    kind: 'always',
    holds: (state) => {
      const hasIssues = Object.keys(state.context.issues).length > 0
      const hasFailure = state.context.failure !== null
      const isForm = isSignIn(state) || isReset(state)
      const canFail = isForm || state.matches({ signIn: { unconfirmed: 'ready' } })
      return !(hasIssues && hasFailure) && (!hasIssues || isForm) && (!hasFailure || canFail)
    },
  },
  {
    says: 'An accepted password leads on',
    cites: ['AUTH-05'],
    kind: 'after',
    on: 'signIn:accepted',
    from: isSubmitting,
    holds: (it) => isLeaving(it.after) && starts(it, 'takeOrigin'),
  },
  {
    says: 'Whoever is signed in, here or in another tab, is led on from any form',
    cites: ['AUTH-06'],
    kind: 'after',
    on: 'account.changed:signedIn',
    from: (state) => !isGone(state),
    holds: (it) => isLeaving(it.after) && starts(it, 'takeOrigin'),
  },
  {
    says: 'Whoever is on the way is not sent again',
    cites: ['AUTH-06'],
    kind: 'after',
    on: 'account.changed',
    from: isGone,
    holds: (it) => staysAsItWas(it) && startsNothing(it) && it.emitted.length === 0,
  },
  {
    says: 'What else becomes of the account disturbs no form',
    cites: ['AUTH-06'],
    kind: 'after',
    on: ['account.changed:waiting', 'account.changed:signedOut', 'watchAccount:broken'],
    from: () => true,
    holds: staysAsItWas,
  },
  {
    says: 'The remembered origin is taken once, by somebody who is signed in',
    cites: ['GUARD-07'],
    kind: 'everyStep',
    when: (it) => starts(it, 'takeOrigin'),
    holds: ({ on }) => on === 'signIn:accepted' || on === 'account.changed:signedIn',
  },
  {
    says: 'The way leads to the page that was asked for, with its parameters',
    cites: ['GUARD-07'],
    kind: 'after',
    on: 'takeOrigin:some',
    from: isLeaving,
    holds: (it) =>
      isGone(it.after) && asks(it, { type: 'navigate', to: ORIGIN.route, search: ORIGIN.search, replace: true }),
  },
  {
    says: 'Else to the start of the account, remembered or not',
    cites: ['GUARD-07'],
    kind: 'after',
    on: ['takeOrigin:none', 'takeOrigin:crashed'],
    from: isLeaving,
    holds: (it) => isGone(it.after) && asks(it, { type: 'navigate', to: 'dashboard', search: '', replace: true }),
  },
  {
    says: 'Signed in, the login keeps nothing of what was typed',
    cites: ['FAIL-24'],
    kind: 'always',
    when: isGone,
    holds: ({ context }) => context.email === null && context.intent === null,
  },
  {
    says: 'Until somebody is signed in, the sign-in form stays in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    when: (state) => !isGone(state),
    holds: isSignIn,
  },
]
