import { consequencesOf } from '../kit/consequences.ts'
import type { Property } from '../kit/properties.ts'
import { ANA, PASSWORD } from '../kit/samples.ts'
import type { newPasswordMachine } from './new-password.machine.ts'

const { after, ends, failures, onlyAfter, isIdleIn, shows } = consequencesOf<typeof newPasswordMachine>()

/** A session whose second factor is pending is redirected to login to verify it, and returns. */
const TO_THE_FACTOR = {
  shows: 'checking',
  emits: { type: 'navigate', to: 'login', navigationState: { intent: 'newPassword' }, replace: true },
} as const

export const newPasswordProperties: readonly Property<typeof newPasswordMachine>[] = [
  {
    name: 'The session is checked before anything is shown of the form or a link',
    cites: ['AUTH-36'],
    kind: 'start',
    input: 'start',
    expect: (state) => shows('checking')(state) && state.hasTag('busy'),
  },
  {
    name: 'The form is shown only to a session that may set a password; any other is offered a link, or asked for the second factor; any other failure of the check is shown',
    cites: ['AUTH-36', 'AUTH-48', 'AUTH-105', 'FAIL-04', 'FAIL-05'],
    ...ends('checkSession', {
      allowed: { shows: 'form', context: { email: ANA.email } },
      notAllowed: { shows: 'linkOffered', context: { email: ANA.email } },
      factorPending: TO_THE_FACTOR,
      ended: { shows: 'linkNeeded' },
      ...failures(['unreachable', 'crashed'], { shows: 'checkFailed' }),
    }),
  },
  {
    name: 'A session that could not be checked is checked again on request',
    cites: ['AUTH-36', 'FAIL-07'],
    ...onlyAfter(isIdleIn('checkFailed'), {
      'session.retry': { shows: 'checking', calls: { checkSession: undefined } },
    }),
  },
  {
    name: 'A password has at least 6 characters, and its confirmation matches',
    cites: ['AUTH-37'],
    ...after(isIdleIn('form'), {
      'form.submit:short': { issues: { password: 'password.tooShort' } },
      'form.submit:mismatch': { issues: { confirmPassword: 'password.mismatch' } },
    }),
  },
  {
    name: 'A valid password is saved, on submit only',
    cites: ['AUTH-38'],
    ...onlyAfter(isIdleIn('form'), { 'form.submit:good': { calls: { setPassword: { password: PASSWORD } } } }),
  },
  {
    name: 'A failure is shown, for a weak password with reasons; a session that may not set a password needs a new link',
    cites: ['AUTH-38', 'AUTH-39', 'AUTH-40', 'AUTH-41', 'AUTH-48', 'FAIL-04', 'FAIL-05'],
    ...ends('setPassword', {
      saved: { shows: 'saved' },
      weak: { failure: { code: 'auth.weakPassword', reasons: ['length', 'pwned'] } },
      same: { failure: 'auth.samePassword' },
      unreachable: { failure: 'network.unreachable' },
      crashed: { failure: 'unexpected' },
      factorPending: TO_THE_FACTOR,
      notAllowed: { shows: 'linkOffered' },
      expired: { shows: 'linkNeeded' },
    }),
  },
  {
    name: 'The link to request a new link opens the password reset',
    cites: ['AUTH-41'],
    ...onlyAfter(isIdleIn('linkNeeded'), {
      'passwordReset.open': { emits: { type: 'navigate', to: 'login', navigationState: { intent: 'passwordReset' } } },
    }),
  },
  {
    name: 'A signed-in person requests a link to the own address, on request only',
    cites: ['AUTH-13', 'AUTH-106'],
    ...onlyAfter(isIdleIn('linkOffered'), { 'link.send': { calls: { requestPasswordReset: { email: ANA.email } } } }),
  },
  {
    name: 'A link that was sent is reported, and one that was not can be requested again',
    cites: ['AUTH-09', 'AUTH-106', 'FAIL-04'],
    ...ends('requestPasswordReset', {
      sent: { shows: 'linkSent' },
      limited: { shows: 'linkOffered', failure: 'rate.limited' },
      crashed: { shows: 'linkOffered', failure: 'unexpected' },
    }),
  },
  {
    name: 'The code of the mail is one step away, with the address',
    cites: ['AUTH-29', 'AUTH-106'],
    ...onlyAfter(isIdleIn('linkSent'), {
      'code.open': {
        emits: {
          type: 'navigate',
          to: 'authCallback',
          navigationState: { email: ANA.email, intent: 'enterCode', purpose: 'recovery' },
        },
      },
    }),
  },
  {
    name: 'The account opens when its button is clicked',
    cites: ['AUTH-38', 'AUTH-106'],
    ...onlyAfter(isIdleIn('saved', 'linkOffered'), {
      'account.open': { emits: { type: 'navigate', to: 'dashboard', replace: true } },
    }),
  },
  {
    name: 'A new password or a new link can be reached from every state',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: (state) =>
      isIdleIn('saved', 'linkNeeded', 'linkOffered', 'linkSent')(state) || state.matches('factorNeeded'),
  },
]
