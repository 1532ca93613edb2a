import { consequencesOf } from '../kit/consequences.ts'
import { isSame, isUnchanged } from '../kit/predicates.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { Activation, userActivationMachine } from './user-activation.machine.ts'

const { after, ends, failures, onlyAfter, isIdleIn } = consequencesOf<typeof userActivationMachine>()

const isListed = isIdleIn('idle', 'changed')
const isConfirming = isIdleIn('confirming')

const changing = ({ id, isActive }: Activation, note: string) => ({
  shows: 'changing' as const,
  failure: null,
  issues: {},
  calls: {
    changeActivation: {
      id,
      changes: isActive
        ? { is_active: false as const, reason: 'risk' as const, note }
        : { is_active: true as const, note },
    },
  },
})

export const userActivationProperties: readonly Property<typeof userActivationMachine>[] = [
  ...(['active', 'inactive', 'own'] as const).map((input) => ({
    name: `At the start an account is shown with its stored status: ${input}`,
    cites: ['ADMIN-11'] as const,
    kind: 'start' as const,
    input,
    expect: (state: Parameters<Predicate<typeof userActivationMachine>>[0]) =>
      isIdleIn('idle')(state) &&
      isSame(
        [state.context.user.isActive, state.context.isOwn, state.context.issues, state.context.failure],
        [input !== 'inactive', input === 'own', {}, null],
      ),
  })),
  {
    name: 'Changing the status asks for confirmation and does nothing yet',
    cites: ['ADMIN-11'],
    ...after((state) => isListed(state) && !state.context.isOwn, { 'activation.ask': { shows: 'confirming' } }),
  },
  {
    name: 'Administrators cannot deactivate their own account',
    cites: ['ADMIN-12'],
    kind: 'everyStep',
    when: ({ before }) => before.context.isOwn,
    expect: isUnchanged,
  },
  {
    name: 'Cancelling the question changes nothing',
    cites: ['ADMIN-11'],
    ...after(isConfirming, { 'activation.cancel': { shows: 'idle', failure: null, issues: {} } }),
  },
  {
    name: 'Only a reason with a note deactivates an active account, and only a note activates an inactive one',
    cites: ['ADMIN-11', 'ADMIN-18'],
    ...onlyAfter(isConfirming, {
      'activation.confirm:good': ({ before }) => changing(before.context.user, 'Envia spam'),
      'activation.confirm:unreasoned': ({ before }) =>
        before.context.user.isActive
          ? { failure: null, issues: { reason: 'reason.required' } }
          : changing(before.context.user, 'Envia spam'),
      'activation.confirm:unnoted': { failure: null, issues: { note: 'reason.required' } },
    }),
  },
  {
    name: "The service's answer is shown and confirmed; a failure is shown with a retry",
    cites: ['ADMIN-11', 'ADMIN-15'],
    ...ends('changeActivation', {
      changed: ({
        before: {
          context: { user },
        },
      }) => ({
        shows: 'changed',
        context: { user: { ...user, isActive: !user.isActive } },
      }),
      ...failures(['own', 'denied', 'unreachable', 'crashed'], { shows: 'confirming' }),
    }),
  },
  {
    name: 'A change by another administrator is shown, and closes a confirmation question that is outdated; any other question stays open',
    cites: ['ADMIN-31'],
    kind: 'everyStep',
    when: ({ before, on }) => on.startsWith('account.') && !before.context.isOwn,
    expect: (it) => {
      const { user } = it.before.context
      const isActive = it.on === 'account.activated'
      if (isActive === user.isActive || it.before.hasTag('busy')) return isUnchanged(it)
      const context = { ...it.before.context, user: { ...user, isActive }, issues: {}, failure: null }
      return isIdleIn('idle')(it.after) && isSame(it.after.context, context) && it.calls.length === 0
    },
  },
  {
    name: 'Issues and failures are shown in the confirmation question and disappear with it',
    cites: ['ADMIN-15'],
    kind: 'always',
    when: (state) => state.context.failure !== null || Object.keys(state.context.issues).length > 0,
    expect: isConfirming,
  },
  { name: 'The list can always be reached', cites: ['FAIL-26'], kind: 'canAlwaysReach', expect: isListed },
]
