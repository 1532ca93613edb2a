import { consequencesOf } from '../kit/consequences.ts'
import type { Property } from '../kit/properties.ts'
import { PASSWORD } from '../kit/samples.ts'
import type { newPasswordMachine } from './new-password.machine.ts'

const { after, ends, onlyAfter, rests } = consequencesOf<typeof newPasswordMachine>()

export const newPasswordProperties: readonly Property<typeof newPasswordMachine>[] = [
  {
    name: 'The form is for somebody with a session: others are offered a new link',
    cites: ['AUTH-36'],
    ...ends('checkSession', {
      present: { shows: 'form' },
      missing: { shows: 'linkNeeded' },
      crashed: { shows: 'linkNeeded' },
    }),
  },
  {
    name: 'A password has at least 6 characters, and its confirmation matches',
    cites: ['AUTH-37'],
    ...after(rests('form'), {
      'form.submit:short': { issues: { password: 'password.tooShort' } },
      'form.submit:mismatch': { issues: { confirmPassword: 'password.mismatch' } },
    }),
  },
  {
    name: 'An accepted password is set, and nothing else sets one',
    cites: ['AUTH-38'],
    ...onlyAfter(rests('form'), { 'form.submit:good': { calls: { setPassword: { password: PASSWORD } } } }),
  },
  {
    name: 'What failed is told, a weak password with its reasons; a session that may not set one needs a new link',
    cites: ['AUTH-38', 'AUTH-39', 'AUTH-40', 'AUTH-41', 'FAIL-04', 'FAIL-05'],
    ...ends('setPassword', {
      saved: { shows: 'saved' },
      weak: { failure: { code: 'auth.weakPassword', reasons: ['length', 'pwned'] } },
      same: { failure: 'auth.samePassword' },
      unreachable: { failure: 'network.unreachable' },
      crashed: { failure: 'unexpected' },
      notAllowed: { shows: 'linkNeeded' },
      expired: { shows: 'linkNeeded' },
    }),
  },
  {
    name: 'A new link is asked for where forgotten passwords are',
    cites: ['AUTH-41'],
    ...onlyAfter(rests('linkNeeded'), {
      'reset.open': { emits: { type: 'navigate', to: 'login', navigationState: { intent: 'reset' } } },
    }),
  },
  {
    name: 'The account is opened when the person asks for it',
    cites: ['AUTH-38'],
    ...onlyAfter(rests('saved'), { 'account.open': { emits: { type: 'navigate', to: 'dashboard', replace: true } } }),
  },
  {
    name: 'From wherever one is, a new password or a new link stays in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: rests('saved', 'linkNeeded'),
  },
]
