import type { FieldIssues } from '#contracts/forms/issues.ts'
import { consequencesOf } from '../kit/consequences.ts'
import { emits, complains, failsInPlace, isSame, isSilent, starts, startsWith } from '../kit/predicates.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import { ANA, PASSWORD } from '../kit/samples.ts'
import type { emailChangeMachine } from './email-change.machine.ts'

type Is = Predicate<typeof emailChangeMachine>

const { rests, shows } = consequencesOf<typeof emailChangeMachine>()

const isResting: Is = rests('address')
const isEditing: Is = rests('form')
const isProving: Is = rests('proof')
const isTyped: Is = shows('form', 'proof')
const isPending: Is = shows('pending')
const hasCheckFailed: Is = rests('checkFailed')
const isCancelling: Is = shows('cancelling')
const isOver: Is = rests('over')
const isChanged: Is = rests('changed')

/** The view that matches the change's status. */
const isShown: Is = (state) => {
  const { change } = state.context
  if (change === null) return isResting(state) || isChanged(state)
  return change.status === 'pending' ? isPending(state) : isOver(state)
}

const WISH = 'ana.nova@prosa.test'
const ISSUES: Readonly<Record<string, FieldIssues>> = {
  'form.submit:bad': { email: 'email.invalid' },
  'form.submit:same': { email: 'email.unchanged' },
  'proof.submit:empty': { password: 'password.required' },
}

export const emailChangeProperties: readonly Property<typeof emailChangeMachine>[] = [
  {
    name: 'Without a change the account shows its address',
    cites: ['ACCOUNT-31'],
    kind: 'start',
    input: 'nothing',
    expect: (state) => isResting(state) && isSilent(state) && state.context.email === ANA.email,
  },
  {
    name: 'A change that waits is shown as a pending one, on whatever page it was asked for',
    cites: ['ACCOUNT-27'],
    kind: 'start',
    input: 'pending',
    expect: (state) => isPending(state) && isSilent(state) && !state.context.isJustSent,
  },
  {
    name: 'One whose time is over is told as such',
    cites: ['ACCOUNT-29'],
    kind: 'start',
    input: 'expired',
    expect: isOver,
  },
  {
    name: 'Another address can be asked for, also after a change is over',
    cites: ['ACCOUNT-25'],
    kind: 'after',
    on: 'change.open',
    from: (state) => isResting(state) || isOver(state),
    expect: ({ before, after }) =>
      isEditing(after) && after.context.newEmail === (before.context.change?.new_email ?? ''),
  },
  {
    name: 'The address must match the form {email} and be another one than the account has; a proof is a password',
    cites: ['ACCOUNT-25', 'ACCOUNT-44'],
    kind: 'everyStep',
    when: Object.keys(ISSUES),
    expect: (it) => complains(it, ISSUES[it.on]),
  },
  {
    name: 'A good address is asked for on the strength of the session first, and with a password where that is needed',
    cites: ['ACCOUNT-32', 'ACCOUNT-42'],
    kind: 'everyStep',
    when: (it) => starts(it, 'requestChange') || it.on === 'form.submit:good' || it.on === 'proof.submit:good',
    expect: (it) =>
      startsWith(
        it,
        'requestChange',
        it.on === 'form.submit:good' ? { email: WISH } : { email: WISH, password: PASSWORD },
      ),
  },
  {
    name: 'Where the session is not new, the password is asked for',
    cites: ['ACCOUNT-42'],
    kind: 'after',
    on: 'requestChange:proofNeeded',
    from: (state) => shows('form')(state) && state.hasTag('busy'),
    expect: ({ after }) => isProving(after) && isSilent(after),
  },
  {
    name: 'What fails is told where it was asked, and can be asked again',
    cites: ['FAIL-07'],
    kind: 'everyStep',
    when: ({ on, before, failed }) =>
      failed !== null &&
      on.startsWith('requestChange:') &&
      (on !== 'requestChange:proofNeeded' || shows('proof')(before)),
    expect: (it) => failsInPlace(it),
  },
  {
    name: 'What was typed is kept until the change is asked for or given up, and no longer',
    cites: ['ACCOUNT-32'],
    kind: 'everyStep',
    when: ({ before }) => isTyped(before),
    expect: ({ on, before, after }) =>
      isTyped(after)
        ? after.context.newEmail === before.context.newEmail || on === 'form.submit:good'
        : after.context.newEmail === '',
  },
  {
    name: 'Signing in again begins with ending this session, and nothing else is asked of the shell',
    cites: ['ACCOUNT-43', 'FAIL-25'],
    kind: 'everyStep',
    when: ({ on, emitted }) => on === 'signIn.again' || emitted.length > 0,
    expect: (it) => it.on === 'signIn.again' && emits(it, { type: 'endSession' }) && isProving(it.after),
  },
  {
    name: 'Whoever does not prove it has the form back, and from there the address there is',
    cites: ['ACCOUNT-45'],
    kind: 'everyStep',
    when: ['proof.cancel', 'form.cancel'],
    expect: ({ on, after }) => isSilent(after) && (on === 'proof.cancel' ? isEditing(after) : isResting(after)),
  },
  {
    name: 'A change that was just asked for is said to be, as long as neither mailbox has confirmed',
    cites: ['ACCOUNT-26'],
    kind: 'everyStep',
    when: ({ on, after }) => on === 'requestChange:asked' || after.context.isJustSent,
    expect: ({ after }) =>
      isPending(after) && after.context.isJustSent && after.context.change?.is_new_confirmed === false,
  },
  {
    name: 'What the service says of a change is what is known of it, and shown; one asked for anew on a press',
    cites: ['ACCOUNT-27', 'ACCOUNT-28', 'ACCOUNT-29', 'ACCOUNT-31'],
    kind: 'everyStep',
    when: ({ answered }) => answered !== undefined,
    expect: ({ on, answered, after }) =>
      isSame({ email: after.context.email, change: after.context.change }, answered) &&
      (on === 'awaitLast:askedAnew' ? hasCheckFailed(after) && isSilent(after) : isShown(after)),
  },
  {
    name: 'The address is only said to be changed when it is',
    cites: ['ACCOUNT-31'],
    kind: 'always',
    expect: (state) => isChanged(state) === (state.context.email === WISH),
  },
  {
    name: 'A change is over a day after it was asked for, and no confirmation counts any more',
    cites: ['ACCOUNT-29'],
    kind: 'after',
    on: 'wait changeTtl',
    from: isPending,
    expect: ({ before, after, waited }) => {
      const confirmed = { is_current_confirmed: false, is_new_confirmed: false }
      const change = { ...before.context.change, status: 'expired', ...confirmed }
      return isOver(after) && isSame(after.context.change, change) && waited === 86_400_000
    },
  },
  {
    name: 'While a change waits the page finds out by itself how far it is, and only then',
    cites: ['ACCOUNT-30'],
    kind: 'everyStep',
    when: (it) => starts(it, 'awaitFirst') || starts(it, 'awaitLast') || isPending(it.after),
    expect: ({ after, calls }) => {
      const { change } = after.context
      const src = change?.is_current_confirmed || change?.is_new_confirmed ? 'awaitLast' : 'awaitFirst'
      return isPending(after) && isSame(calls, [{ src, input: { change } }])
    },
  },
  {
    name: 'What could not be read or cancelled is still there, why is told, and it can be tried again',
    cites: ['ACCOUNT-28', 'FAIL-16'],
    kind: 'everyStep',
    when: ({ on, failed }) => failed !== null && !on.startsWith('requestChange:'),
    expect: ({ before, after, failed }) =>
      hasCheckFailed(after) && isSame([after.context.failure, after.context.change], [failed, before.context.change]),
  },
  {
    name: 'Another try shows what there was, and asks again where it waits',
    cites: ['FAIL-16'],
    kind: 'after',
    on: 'status.check',
    from: hasCheckFailed,
    expect: ({ before, after }) =>
      isShown(after) && isSilent(after) && isSame(after.context.change, before.context.change),
  },
  {
    name: 'A change can be cancelled as long as there is one, and nothing cancels it but the person',
    cites: ['ACCOUNT-28'],
    kind: 'after',
    on: 'change.cancel',
    from: (state) => isPending(state) || hasCheckFailed(state) || isOver(state),
    only: (it) => starts(it, 'cancelChange'),
    expect: (it) => isCancelling(it.after) && isSilent(it.after) && starts(it, 'cancelChange'),
  },
  {
    name: 'From wherever one is, a changed address stays in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: isChanged,
  },
]
