import { asks, isSame, starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import { PASSWORD } from '../kit/samples.ts'
import type { newPasswordMachine } from './new-password.machine.ts'

type Is = Predicate<typeof newPasswordMachine>

const isEditing: Is = (state) => state.matches('editing')
const isSaving: Is = (state) => state.matches('saving')

export const newPasswordProperties: readonly Property<typeof newPasswordMachine>[] = [
  {
    says: 'The form is for somebody with a session: others are offered a new link',
    cites: ['AUTH-36'],
    kind: 'after',
    on: ['checkSession:missing', 'checkSession:crashed'],
    from: (state) => state.matches('checking'),
    holds: ({ after }) => after.matches('linkNeeded'),
  },
  {
    says: 'With a session the form is shown, and says nothing yet',
    cites: ['AUTH-36'],
    kind: 'after',
    on: 'checkSession:present',
    from: (state) => state.matches('checking'),
    holds: ({ after }) => isEditing(after) && after.context.failure === null,
  },
  {
    says: 'Password: at least 6 characters',
    cites: ['AUTH-37'],
    kind: 'after',
    on: 'form.submit:short',
    from: isEditing,
    holds: (it) => isEditing(it.after) && it.after.context.issues.password === 'password.tooShort' && startsNothing(it),
  },
  {
    says: 'Confirmation must match',
    cites: ['AUTH-37'],
    kind: 'after',
    on: 'form.submit:mismatch',
    from: isEditing,
    holds: (it) =>
      isEditing(it.after) && it.after.context.issues.confirmPassword === 'password.mismatch' && startsNothing(it),
  },
  {
    says: 'An accepted password is set, and nothing else is sent',
    cites: ['AUTH-38'],
    kind: 'after',
    on: 'form.submit:good',
    from: isEditing,
    holds: (it) => isSaving(it.after) && startsWith(it, 'setPassword', { password: PASSWORD }),
  },
  {
    says: 'Nothing sets a password but the form',
    cites: ['AUTH-38'],
    kind: 'everyStep',
    when: (it) => starts(it, 'setPassword'),
    holds: ({ on }) => on === 'form.submit:good',
  },
  {
    says: 'What was wrong is told beside its field, never together with a failure, and not while saving',
    cites: ['FAIL-09'],
    kind: 'always',
    holds: (state) =>
      (state.context.failure === null || Object.keys(state.context.issues).length === 0) &&
      (isEditing(state) || (state.context.failure === null && Object.keys(state.context.issues).length === 0)),
  },
  {
    says: 'A weak password is told with the reasons, and another can be tried',
    cites: ['AUTH-39'],
    kind: 'after',
    on: 'setPassword:weak',
    from: isSaving,
    holds: ({ after }) =>
      isEditing(after) &&
      after.context.failure?.code === 'auth.weakPassword' &&
      isSame(after.context.failure.reasons, ['length', 'pwned']),
  },
  {
    says: 'A password that is the same as before is told, and another can be tried',
    cites: ['AUTH-40'],
    kind: 'after',
    on: 'setPassword:same',
    from: isSaving,
    holds: ({ after }) => isEditing(after) && after.context.failure?.code === 'auth.samePassword',
  },
  {
    says: 'A network failure is told, and the form stays',
    cites: ['FAIL-04'],
    kind: 'after',
    on: 'setPassword:unreachable',
    from: isSaving,
    holds: ({ after }) => isEditing(after) && after.context.failure?.code === 'network.unreachable',
  },
  {
    says: 'Whatever else goes wrong is told as unexpected',
    cites: ['FAIL-05'],
    kind: 'after',
    on: 'setPassword:crashed',
    from: isSaving,
    holds: ({ after }) => isEditing(after) && after.context.failure?.code === 'unexpected',
  },
  {
    says: 'A session that may not set a password needs a new link',
    cites: ['AUTH-41'],
    kind: 'after',
    on: ['setPassword:notAllowed', 'setPassword:expired'],
    from: isSaving,
    holds: ({ after }) => after.matches('linkNeeded'),
  },
  {
    says: 'A new link is asked for where forgotten passwords are',
    cites: ['AUTH-41'],
    kind: 'after',
    on: 'reset.open',
    from: (state) => state.matches('linkNeeded'),
    holds: (it) => asks(it, { type: 'navigate', to: 'login', carry: { intent: 'reset' } }),
  },
  {
    says: 'A saved password leads on to the account',
    cites: ['AUTH-38'],
    kind: 'after',
    on: 'setPassword:saved',
    from: isSaving,
    holds: ({ after }) => after.matches('saved'),
  },
  {
    says: 'The account is opened when the person asks for it',
    cites: ['AUTH-38'],
    kind: 'after',
    on: 'account.open',
    from: (state) => state.matches('saved'),
    holds: (it) => asks(it, { type: 'navigate', to: 'dashboard', replace: true }),
  },
  {
    says: 'From wherever one is, a new password or a new link stays in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    holds: (state) => state.matches('saved') || state.matches('linkNeeded'),
  },
]
