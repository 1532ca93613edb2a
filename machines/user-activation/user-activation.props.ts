import { isSame, starts, startsNothing, startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { userActivationMachine } from './user-activation.machine.ts'

type Is = Predicate<typeof userActivationMachine>

const isResting: Is = (state) => state.matches('resting')
const isConfirming: Is = (state) => state.matches('confirming')
const isChanging: Is = (state) => state.matches('changing')
const isChanged: Is = (state) => state.matches('changed')
const isOwn: Is = ({ context }) => context.isOwn

const FAILURES: Readonly<Record<string, string>> = {
  'changeActivation:own': 'admin.ownAccount',
  'changeActivation:denied': 'access.denied',
  'changeActivation:unreachable': 'network.unreachable',
  'changeActivation:crashed': 'unexpected',
}

export const userActivationProperties: readonly Property<typeof userActivationMachine>[] = [
  ...(['active', 'inactive', 'own'] as const).map((input) => ({
    name: `An account is shown as it is, before anybody does anything: ${input}`,
    cites: ['ADMIN-11'] as const,
    kind: 'start' as const,
    input,
    expect: (state: Parameters<Is>[0]) =>
      isResting(state) &&
      isSame(
        [state.context.user.isActive, state.context.isOwn, state.context.failure],
        [input !== 'inactive', input === 'own', null],
      ),
  })),
  {
    name: 'Changing it asks first, and does nothing yet',
    cites: ['ADMIN-11'],
    kind: 'after',
    on: 'activation.ask',
    from: (state) => (isResting(state) || isChanged(state)) && !isOwn(state),
    expect: (it) => isConfirming(it.after) && startsNothing(it) && isSame(it.before.context, it.after.context),
  },
  {
    name: 'Nobody deactivates the own account',
    cites: ['ADMIN-12'],
    kind: 'everyStep',
    when: (it) => isOwn(it.before),
    expect: staysAsItWas,
  },
  {
    name: 'Whoever changes their mind changes nothing else',
    cites: ['ADMIN-11'],
    kind: 'after',
    on: 'activation.cancel',
    from: isConfirming,
    expect: (it) => isResting(it.after) && startsNothing(it) && isSame(it.before.context.user, it.after.context.user),
  },
  {
    name: 'What was confirmed is done: an active account is deactivated, an inactive one activated',
    cites: ['ADMIN-11'],
    kind: 'after',
    on: 'activation.confirm',
    from: isConfirming,
    expect: (it) =>
      isChanging(it.after) &&
      startsWith(it, 'changeActivation', {
        id: it.before.context.user.id,
        isActive: !it.before.context.user.isActive,
      }),
  },
  {
    name: 'Nothing is done that nobody confirmed',
    cites: ['ADMIN-11'],
    kind: 'everyStep',
    when: (it) => starts(it, 'changeActivation'),
    expect: ({ on, before }) => on === 'activation.confirm' && isConfirming(before),
  },
  {
    name: 'What was done is shown, and said',
    cites: ['ADMIN-11'],
    kind: 'after',
    on: 'changeActivation:changed',
    from: isChanging,
    expect: ({ before, after }) => isChanged(after) && after.context.user.isActive === !before.context.user.isActive,
  },
  {
    name: 'An account is shown as changed only when the service has changed it',
    cites: ['ADMIN-11'],
    kind: 'everyStep',
    when: ({ before, after }) => before.context.user.isActive !== after.context.user.isActive,
    expect: ({ on }) => on === 'changeActivation:changed',
  },
  {
    name: 'A failure says why, and can be tried again',
    cites: ['ADMIN-15'],
    kind: 'after',
    on: Object.keys(FAILURES),
    from: isChanging,
    expect: ({ on, after, emitted }) =>
      isConfirming(after) && emitted.length === 0 && after.context.failure?.code === FAILURES[on],
  },
  {
    name: 'A failure is told with the question, and gone with it',
    cites: ['ADMIN-15'],
    kind: 'always',
    when: (state) => state.context.failure !== null,
    expect: isConfirming,
  },
  {
    name: 'Whoever waits is told so, and nobody else',
    cites: ['FAIL-03'],
    kind: 'always',
    expect: (state) => state.hasTag('busy') === isChanging(state),
  },
  {
    name: 'The list is always in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: (state) => isResting(state) || isChanged(state),
  },
]
