import { consequencesOf } from '../kit/consequences.ts'
import type { Property } from '../kit/properties.ts'
import { PASSWORD } from '../kit/samples.ts'
import type { newPasswordMachine } from './new-password.machine.ts'

const { after, ends, failures, onlyAfter, isIdleIn } = consequencesOf<typeof newPasswordMachine>()

/** A session whose second factor is pending is redirected to login to verify it, and returns. */
const TO_THE_FACTOR = {
  shows: 'checking',
  emits: { type: 'navigate', to: 'login', navigationState: { intent: 'newPassword' }, replace: true },
} as const

export const newPasswordProperties: readonly Property<typeof newPasswordMachine>[] = [
  {
    name: 'With a full session the form is shown; without one a new link is offered, or the second factor is asked for; any other failure of the check is shown',
    cites: ['AUTH-36', 'AUTH-48', 'FAIL-04', 'FAIL-05'],
    ...ends('checkSession', {
      present: { shows: 'form' },
      factorPending: TO_THE_FACTOR,
      missing: { shows: 'linkNeeded' },
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
      notAllowed: { shows: 'linkNeeded' },
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
    name: 'The account opens when its button is clicked',
    cites: ['AUTH-38'],
    ...onlyAfter(isIdleIn('saved'), {
      'account.open': { emits: { type: 'navigate', to: 'dashboard', replace: true } },
    }),
  },
  {
    name: 'A new password or a new link can be reached from every state',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: (state) => isIdleIn('saved', 'linkNeeded')(state) || state.matches('factorNeeded'),
  },
]
