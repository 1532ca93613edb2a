import { asks, isSame, starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import { PASSWORD } from '../kit/samples.ts'
import type { newPasswordMachine } from './new-password.machine.ts'

type Is = Predicate<typeof newPasswordMachine>

const isEditing: Is = (state) => state.matches('editing')
const isSaving: Is = (state) => state.matches('saving')

export const newPasswordProperties: readonly Property<typeof newPasswordMachine>[] = [
  {
    name: 'The form is for somebody with a session: others are offered a new link',
    cites: ['AUTH-36'],
    kind: 'after',
    on: ['checkSession:missing', 'checkSession:crashed'],
    from: (state) => state.matches('checking'),
    expect: ({ after }) => after.matches('linkNeeded'),
  },
  {
    name: 'With a session the form is shown, and says nothing yet',
    cites: ['AUTH-36'],
    kind: 'after',
    on: 'checkSession:present',
    from: (state) => state.matches('checking'),
    expect: ({ after }) => isEditing(after) && after.context.failure === null,
  },
  {
    name: 'Password: at least 6 characters',
    cites: ['AUTH-37'],
    kind: 'after',
    on: 'form.submit:short',
    from: isEditing,
    expect: (it) =>
      isEditing(it.after) && it.after.context.issues.password === 'password.tooShort' && startsNothing(it),
  },
  {
    name: 'Confirmation must match',
    cites: ['AUTH-37'],
    kind: 'after',
    on: 'form.submit:mismatch',
    from: isEditing,
    expect: (it) =>
      isEditing(it.after) && it.after.context.issues.confirmPassword === 'password.mismatch' && startsNothing(it),
  },
  {
    name: 'An accepted password is set, and nothing else is sent',
    cites: ['AUTH-38'],
    kind: 'after',
    on: 'form.submit:good',
    from: isEditing,
    expect: (it) => isSaving(it.after) && startsWith(it, 'setPassword', { password: PASSWORD }),
  },
  {
    name: 'Nothing sets a password but the form',
    cites: ['AUTH-38'],
    kind: 'everyStep',
    when: (it) => starts(it, 'setPassword'),
    expect: ({ on }) => on === 'form.submit:good',
  },
  {
    name: 'What was wrong is told beside its field, never together with a failure, and not while saving',
    cites: ['FAIL-09'],
    kind: 'always',
    expect: (state) =>
      (state.context.failure === null || Object.keys(state.context.issues).length === 0) &&
      (isEditing(state) || (state.context.failure === null && Object.keys(state.context.issues).length === 0)),
  },
  {
    name: 'A weak password is told with the reasons, and another can be tried',
    cites: ['AUTH-39'],
    kind: 'after',
    on: 'setPassword:weak',
    from: isSaving,
    expect: ({ after }) =>
      isEditing(after) &&
      after.context.failure?.code === 'auth.weakPassword' &&
      isSame(after.context.failure.reasons, ['length', 'pwned']),
  },
  {
    name: 'A password that is the same as before is told, and another can be tried',
    cites: ['AUTH-40'],
    kind: 'after',
    on: 'setPassword:same',
    from: isSaving,
    expect: ({ after }) => isEditing(after) && after.context.failure?.code === 'auth.samePassword',
  },
  {
    name: 'A network failure is told, and the form stays',
    cites: ['FAIL-04'],
    kind: 'after',
    on: 'setPassword:unreachable',
    from: isSaving,
    expect: ({ after }) => isEditing(after) && after.context.failure?.code === 'network.unreachable',
  },
  {
    name: 'Whatever else goes wrong is told as unexpected',
    cites: ['FAIL-05'],
    kind: 'after',
    on: 'setPassword:crashed',
    from: isSaving,
    expect: ({ after }) => isEditing(after) && after.context.failure?.code === 'unexpected',
  },
  {
    name: 'A session that may not set a password needs a new link',
    cites: ['AUTH-41'],
    kind: 'after',
    on: ['setPassword:notAllowed', 'setPassword:expired'],
    from: isSaving,
    expect: ({ after }) => after.matches('linkNeeded'),
  },
  {
    name: 'A new link is asked for where forgotten passwords are',
    cites: ['AUTH-41'],
    kind: 'after',
    on: 'reset.open',
    from: (state) => state.matches('linkNeeded'),
    expect: (it) => asks(it, { type: 'navigate', to: 'login', navigationState: { intent: 'reset' } }),
  },
  {
    name: 'A saved password leads on to the account',
    cites: ['AUTH-38'],
    kind: 'after',
    on: 'setPassword:saved',
    from: isSaving,
    expect: ({ after }) => after.matches('saved'),
  },
  {
    name: 'The account is opened when the person asks for it',
    cites: ['AUTH-38'],
    kind: 'after',
    on: 'account.open',
    from: (state) => state.matches('saved'),
    expect: (it) => asks(it, { type: 'navigate', to: 'dashboard', replace: true }),
  },
  {
    name: 'From wherever one is, a new password or a new link stays in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: (state) => state.matches('saved') || state.matches('linkNeeded'),
  },
]
