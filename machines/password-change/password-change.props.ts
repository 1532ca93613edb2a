import { consequencesOf } from '../kit/consequences.ts'
import { hasNoErrors } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import { PASSWORD } from '../kit/samples.ts'
import type { passwordChangeMachine } from './password-change.machine.ts'

const { after, ends, failures, onlyAfter, isIdleIn, shows } = consequencesOf<typeof passwordChangeMachine>()

const isForm = isIdleIn('form')

const SENT = { currentPassword: 'prosa-demo-0', newPassword: PASSWORD, confirmPassword: PASSWORD }

export const passwordChangeProperties: readonly Property<typeof passwordChangeMachine>[] = [
  {
    name: 'The form starts without a message',
    cites: ['ACCOUNT-35'],
    kind: 'start',
    input: 'start',
    expect: (state) => isForm(state) && hasNoErrors(state),
  },
  {
    name: 'The current password, a new one of at least 6 characters and its repetition are required',
    cites: ['ACCOUNT-35', 'AUTH-37'],
    ...after(isForm, {
      'form.submit:noCurrent': { issues: { currentPassword: 'password.required' } },
      'form.submit:short': { issues: { newPassword: 'password.tooShort' } },
      'form.submit:mismatch': { issues: { confirmPassword: 'password.mismatch' } },
    }),
  },
  {
    name: 'Only the form changes the password; the other sessions end with it unless the checkbox keeps them',
    cites: ['ACCOUNT-35', 'ACCOUNT-36'],
    ...onlyAfter(isForm, {
      'form.submit:good': {
        context: { endsOthers: true },
        calls: { changePassword: { ...SENT, keepOtherSessions: false } },
      },
      'form.submit:keepingOthers': {
        context: { endsOthers: false },
        calls: { changePassword: { ...SENT, keepOtherSessions: true } },
      },
    }),
  },
  {
    name: 'A changed password is confirmed, an old session needs a new sign-in, and each refusal has its own message',
    cites: ['ACCOUNT-37', 'ACCOUNT-38', 'ACCOUNT-39', 'ACCOUNT-43', 'TEXT-13', 'FAIL-05'],
    ...ends('changePassword', {
      changed: { shows: 'changed' },
      stale: { shows: 'recentSignInNeeded' },
      crashed: { failure: 'password.changeFailed' },
      ...failures(['wrongCurrent', 'weak', 'same', 'unreachable', 'limited', 'limitedForAWhile'], {}),
    }),
  },
  {
    name: 'Of all failures only a rate limit disables the form',
    cites: ['ACCOUNT-38'],
    kind: 'everyStep',
    when: ({ failed }) => failed !== null,
    expect: ({ after: state, failed }) => state.hasTag('busy') === (failed?.code === 'rate.limited'),
  },
  {
    name: 'The form is enabled again after the time the service named, or a minute, without a message',
    cites: ['ACCOUNT-38'],
    kind: 'everyStep',
    when: ['wait coolingTime'],
    expect: ({ before, after: state, waited }) =>
      isForm(state) && hasNoErrors(state) && waited === (before.context.failure?.retryAfter ?? 60) * 1_000,
  },
  {
    name: 'Only signing in again ends this session',
    cites: ['ACCOUNT-43', 'FAIL-25'],
    ...onlyAfter(shows('recentSignInNeeded'), { 'signIn.again': { emits: { type: 'signOut' } } }),
  },
  {
    name: 'The form can be opened again without issues',
    cites: ['ACCOUNT-39'],
    kind: 'after',
    on: 'form.again',
    from: shows('changed', 'recentSignInNeeded'),
    expect: ({ after: state }) => isForm(state) && hasNoErrors(state),
  },
  {
    name: 'A changed password can be reached from every state',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: shows('changed'),
  },
]
