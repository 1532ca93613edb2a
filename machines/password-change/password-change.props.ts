import { asks, isSame, starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import { PASSWORD } from '../kit/samples.ts'
import type { passwordChangeMachine } from './password-change.machine.ts'

type Is = Predicate<typeof passwordChangeMachine>

const isEditing: Is = (state) => state.matches('editing')
const isSubmitting: Is = (state) => state.matches('submitting')
const isCooling: Is = (state) => state.matches('coolingDown')
const isFreshLogin: Is = (state) => state.matches('freshLogin')
const isChanged: Is = (state) => state.matches('changed')
const isSilent: Is = ({ context }) => context.failure === null && isSame(context.issues, {})
const isToldOf = (code: string) => (state: Parameters<Is>[0]) =>
  isEditing(state) && state.context.failure?.code === code

const SENT = { currentPassword: 'prosa-demo-0', newPassword: PASSWORD, confirmPassword: PASSWORD }

export const passwordChangeProperties: readonly Property<typeof passwordChangeMachine>[] = [
  {
    name: 'The form opens without a word about anything',
    cites: ['ACCOUNT-35'],
    kind: 'start',
    input: 'start',
    expect: (state) => isEditing(state) && isSilent(state),
  },
  {
    name: 'Password change sends currentPassword, newPassword, confirmPassword, and by default the other sessions end',
    cites: ['ACCOUNT-35', 'ACCOUNT-36'],
    kind: 'after',
    on: 'form.submit:good',
    from: isEditing,
    expect: (it) =>
      isSubmitting(it.after) &&
      it.after.context.endsOthers &&
      startsWith(it, 'changePassword', { ...SENT, keepOtherSessions: false }),
  },
  {
    name: 'Other devices stay signed in where the box says so',
    cites: ['ACCOUNT-36'],
    kind: 'after',
    on: 'form.submit:keepingOthers',
    from: isEditing,
    expect: (it) =>
      isSubmitting(it.after) &&
      !it.after.context.endsOthers &&
      startsWith(it, 'changePassword', { ...SENT, keepOtherSessions: true }),
  },
  {
    name: 'What the box said is kept until the next change',
    cites: ['ACCOUNT-36'],
    kind: 'everyStep',
    when: ({ on }) => !on.startsWith('form.submit'),
    expect: ({ before, after }) => before.context.endsOthers === after.context.endsOthers,
  },
  {
    name: 'Password: at least 6 characters',
    cites: ['AUTH-37'],
    kind: 'after',
    on: 'form.submit:short',
    from: isEditing,
    expect: (it) =>
      isEditing(it.after) && isSame(it.after.context.issues, { newPassword: 'password.tooShort' }) && startsNothing(it),
  },
  {
    name: 'Confirmation must match',
    cites: ['AUTH-37'],
    kind: 'after',
    on: 'form.submit:mismatch',
    from: isEditing,
    expect: (it) =>
      isEditing(it.after) &&
      isSame(it.after.context.issues, { confirmPassword: 'password.mismatch' }) &&
      startsNothing(it),
  },
  {
    name: 'The current password is asked for',
    cites: ['ACCOUNT-35'],
    kind: 'after',
    on: 'form.submit:noCurrent',
    from: isEditing,
    expect: (it) =>
      isEditing(it.after) &&
      isSame(it.after.context.issues, { currentPassword: 'password.required' }) &&
      startsNothing(it),
  },
  {
    name: 'Nothing changes a password but the form',
    cites: ['ACCOUNT-35'],
    kind: 'everyStep',
    when: (it) => starts(it, 'changePassword'),
    expect: ({ on }) => on === 'form.submit:good' || on === 'form.submit:keepingOthers',
  },
  {
    name: 'What was wrong is told beside its field, never together with a failure, and not while it is tried again',
    cites: ['FAIL-09'],
    kind: 'always',
    expect: (state) =>
      (state.context.failure === null || isSame(state.context.issues, {})) &&
      (isEditing(state) || isCooling(state) || isSilent(state)),
  },
  {
    name: 'Each refusal is told as what it is, with the form at hand',
    cites: ['ACCOUNT-37'],
    kind: 'everyStep',
    when: ({ on }) => /^changePassword:(wrongCurrent|weak|same|unreachable)$/.test(on),
    expect: ({ on, after }) => {
      const codes: Record<string, string> = {
        wrongCurrent: 'password.currentWrong',
        weak: 'auth.weakPassword',
        same: 'auth.samePassword',
        unreachable: 'network.unreachable',
      }
      return isToldOf(codes[on.split(':')[1] ?? ''] ?? '')(after)
    },
  },
  {
    name: 'A weak password is told with the reasons',
    cites: ['ACCOUNT-37'],
    kind: 'after',
    on: 'changePassword:weak',
    from: isSubmitting,
    expect: ({ after }) => isSame(after.context.failure?.reasons, ['length', 'pwned']),
  },
  {
    name: "Whatever else goes wrong is told as 'Erro ao alterar senha'",
    cites: ['TEXT-13', 'FAIL-05'],
    kind: 'after',
    on: 'changePassword:crashed',
    from: isSubmitting,
    expect: ({ after }) => isToldOf('password.changeFailed')(after),
  },
  {
    name: 'The shell is asked for nothing but what it is for',
    cites: ['FAIL-25'],
    kind: 'everyStep',
    when: (it) => it.emitted.length > 0,
    expect: ({ on }) => ['changePassword:changed', 'signIn.again'].includes(on),
  },
  {
    name: 'Whoever tried too often waits as long as the service says, or a minute, and is told so',
    cites: ['ACCOUNT-38'],
    kind: 'after',
    on: ['changePassword:limited', 'changePassword:limitedForAWhile'],
    from: isSubmitting,
    expect: ({ after }) => isCooling(after) && after.context.failure?.code === 'rate.limited',
  },
  {
    name: 'Then the form is back and says nothing',
    cites: ['ACCOUNT-38'],
    kind: 'after',
    on: 'wait coolingTime',
    from: isCooling,
    expect: ({ before, after, waited }) =>
      isEditing(after) && isSilent(after) && waited === (before.context.failure?.retryAfter === 90 ? 90_000 : 60_000),
  },
  {
    name: 'Where a newer session is needed, signing in again is offered',
    cites: ['ACCOUNT-43'],
    kind: 'after',
    on: 'changePassword:stale',
    from: isSubmitting,
    expect: (it) => isFreshLogin(it.after) && it.emitted.length === 0,
  },
  {
    name: 'Signing in again begins with ending this session',
    cites: ['ACCOUNT-43'],
    kind: 'after',
    on: 'signIn.again',
    from: isFreshLogin,
    expect: (it) => asks(it, { type: 'endSession' }) && isFreshLogin(it.after),
  },
  {
    name: 'A changed password is said to be one',
    cites: ['ACCOUNT-39'],
    kind: 'after',
    on: 'changePassword:changed',
    from: isSubmitting,
    expect: (it) => isChanged(it.after),
  },
  {
    name: 'The form can be had again, empty of complaints',
    cites: ['ACCOUNT-39'],
    kind: 'after',
    on: 'form.again',
    from: (state) => isChanged(state) || isFreshLogin(state),
    expect: ({ after }) => isEditing(after) && isSilent(after),
  },
  {
    name: 'From wherever one is, a changed password stays in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: isChanged,
  },
]
