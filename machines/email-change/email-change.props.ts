import { asks, isSame, starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import { ANA, PASSWORD } from '../kit/samples.ts'
import type { emailChangeMachine } from './email-change.machine.ts'

type Is = Predicate<typeof emailChangeMachine>

const isResting: Is = (state) => state.matches('resting')
const isEditing: Is = (state) => state.matches('editing')
const isRequesting: Is = (state) => state.matches('requesting')
const isProving: Is = (state) => state.matches('proving')
const isProven: Is = (state) => state.matches('requestingWithProof')
const isWaiting: Is = (state) => state.matches('waiting')
const isHalf: Is = (state) => state.matches('waitingForLast')
const isAwaiting: Is = (state) => isWaiting(state) || isHalf(state)
const isUnread: Is = (state) => state.matches('unread')
const isCancelling: Is = (state) => state.matches('cancelling')
const isOver: Is = (state) => state.matches('over')
const isChanged: Is = (state) => state.matches('changed')
const isSilent: Is = ({ context }) => context.failure === null && isSame(context.issues, {})
const isToldOf =
  (code: string): Is =>
  ({ context }) =>
    context.failure?.code === code
/** Where somebody comes back to who does not go on: what was there before. */
const isBack: Is = (state) => {
  const status = state.context.change?.status
  if (status === undefined) return isResting(state)
  if (status !== 'pending') return isOver(state)
  const { change } = state.context
  return change?.is_current_confirmed === true || change?.is_new_confirmed === true ? isHalf(state) : isWaiting(state)
}

const WISH = 'ana.nova@prosa.test'

export const emailChangeProperties: readonly Property<typeof emailChangeMachine>[] = [
  {
    says: 'Without a change the account shows its address',
    cites: ['ACCOUNT-31'],
    kind: 'start',
    input: 'nothing',
    holds: (state) => isResting(state) && isSilent(state) && state.context.email === ANA.email,
  },
  {
    says: 'A change that waits is shown as a pending one, on whatever page it was asked for',
    cites: ['ACCOUNT-27'],
    kind: 'start',
    input: 'pending',
    holds: (state) => isWaiting(state) && isSilent(state) && !state.context.isJustAsked,
  },
  {
    says: 'One whose time is over is told as such',
    cites: ['ACCOUNT-29'],
    kind: 'start',
    input: 'expired',
    holds: (state) => isOver(state) && isSilent(state),
  },
  {
    says: 'Another address can be asked for, also after a change is over',
    cites: ['ACCOUNT-25'],
    kind: 'after',
    on: 'change.open',
    from: (state) => isResting(state) || isOver(state),
    holds: (it) => isEditing(it.after) && isSilent(it.after) && startsNothing(it),
  },
  {
    says: 'The e-mail must match the form {email}',
    cites: ['ACCOUNT-25'],
    kind: 'after',
    on: 'form.submit:bad',
    from: isEditing,
    holds: (it) =>
      isEditing(it.after) && isSame(it.after.context.issues, { email: 'email.invalid' }) && startsNothing(it),
  },
  {
    says: 'And be another one than the account has, however it is written',
    cites: ['ACCOUNT-25'],
    kind: 'after',
    on: 'form.submit:same',
    from: isEditing,
    holds: (it) =>
      isEditing(it.after) && isSame(it.after.context.issues, { email: 'email.unchanged' }) && startsNothing(it),
  },
  {
    says: 'A good address is asked for on the strength of the session first',
    cites: ['ACCOUNT-42'],
    kind: 'after',
    on: 'form.submit:good',
    from: isEditing,
    holds: (it) => isRequesting(it.after) && startsWith(it, 'requestChange', { email: WISH }),
  },
  {
    says: 'Nothing asks for a change but the two forms',
    cites: ['ACCOUNT-42'],
    kind: 'everyStep',
    when: (it) => starts(it, 'requestChange'),
    holds: ({ on }) => on.startsWith('form.submit:') || on === 'proof.submit:good',
  },
  {
    says: 'Where the session is not new, the password is asked for',
    cites: ['ACCOUNT-42'],
    kind: 'after',
    on: 'requestChange:proofNeeded',
    from: isRequesting,
    holds: ({ after }) => isProving(after) && isSilent(after),
  },
  {
    says: 'It goes with the address that was typed, which nobody types a second time',
    cites: ['ACCOUNT-32'],
    kind: 'after',
    on: 'proof.submit:good',
    from: isProving,
    holds: (it) =>
      isProven(it.after) &&
      startsWith(it, 'requestChange', { email: it.before.context.wish, password: PASSWORD }) &&
      it.before.context.wish !== '',
  },
  {
    says: 'A password is needed for that',
    cites: ['ACCOUNT-44'],
    kind: 'after',
    on: 'proof.submit:empty',
    from: isProving,
    holds: (it) =>
      isProving(it.after) && isSame(it.after.context.issues, { password: 'password.required' }) && startsNothing(it),
  },
  {
    says: 'What was typed is kept until the change is asked for, or given up',
    cites: ['ACCOUNT-32'],
    kind: 'everyStep',
    when: ({ before, after }) => isEditing(after) || isProving(after) || isRequesting(before) || isProven(before),
    holds: ({ on, before, after }) =>
      before.context.wish === after.context.wish ||
      (on === 'requestChange:asked' && after.context.wish === '') ||
      (on === 'change.open' && after.context.wish === (before.context.change?.new_email ?? '')),
  },
  {
    says: 'Only where it is asked for is an address remembered that the account has not',
    cites: ['ACCOUNT-32'],
    kind: 'always',
    when: (state) => isResting(state) || isAwaiting(state) || isOver(state) || isChanged(state),
    holds: ({ context }) => context.wish === '',
  },
  {
    says: 'Signing in again begins with ending this session',
    cites: ['ACCOUNT-43'],
    kind: 'after',
    on: 'signIn.again',
    from: isProving,
    holds: (it) => asks(it, { type: 'endSession' }) && isProving(it.after),
  },
  {
    says: 'Whoever does not prove it has the form back, without complaints',
    cites: ['ACCOUNT-45'],
    kind: 'after',
    on: 'proof.cancel',
    from: isProving,
    holds: ({ after }) => isEditing(after) && isSilent(after),
  },
  {
    says: 'Whoever does not want another address has the one there is',
    cites: ['ACCOUNT-45'],
    kind: 'after',
    on: 'form.cancel',
    from: isEditing,
    holds: ({ after }) => isResting(after) && isSilent(after) && after.context.wish === '',
  },
  {
    says: 'A change that was asked for waits for both mailboxes, and no mail is asked for twice at once',
    cites: ['ACCOUNT-26'],
    kind: 'after',
    on: 'requestChange:asked',
    from: (state) => isRequesting(state) || isProven(state),
    holds: ({ after }) =>
      isWaiting(after) &&
      after.context.isJustAsked &&
      after.context.change?.is_current_confirmed === false &&
      !after.context.change.is_new_confirmed,
  },
  {
    says: 'What fails is told where it was asked, and can be asked again',
    cites: ['FAIL-07'],
    kind: 'after',
    on: ['requestChange:wrongPassword', 'requestChange:limited', 'requestChange:unreachable', 'requestChange:crashed'],
    from: (state) => isRequesting(state) || isProven(state),
    holds: ({ on, before, after }) =>
      (isRequesting(before) ? isEditing(after) : isProving(after)) &&
      isToldOf(
        {
          'requestChange:wrongPassword': 'password.currentWrong',
          'requestChange:limited': 'rate.limited',
          'requestChange:unreachable': 'network.unreachable',
          'requestChange:crashed': 'unexpected',
        }[on] ?? '',
      )(after),
  },
  {
    says: 'While a change waits the page finds out by itself how far it is, and only then',
    cites: ['ACCOUNT-30'],
    kind: 'everyStep',
    when: (it) => starts(it, 'awaitFirst') || starts(it, 'awaitLast') || isAwaiting(it.after),
    holds: (it) =>
      isSame(it.before.value, it.after.value) ||
      startsWith(it, isWaiting(it.after) ? 'awaitFirst' : 'awaitLast', { change: it.after.context.change }),
  },
  {
    says: 'The mailbox that has confirmed is shown, and the other one is still waited for',
    cites: ['ACCOUNT-27'],
    kind: 'after',
    on: ['awaitFirst:confirmedByOld', 'awaitFirst:confirmedByNew'],
    from: isWaiting,
    holds: ({ on, after }) =>
      isHalf(after) &&
      after.context.change?.is_current_confirmed === (on === 'awaitFirst:confirmedByOld') &&
      after.context.change.is_new_confirmed === (on === 'awaitFirst:confirmedByNew'),
  },
  {
    says: 'A change that was asked for anew elsewhere is shown, and looked at again on a press',
    cites: ['ACCOUNT-27'],
    kind: 'after',
    on: 'awaitLast:askedAnew',
    from: isHalf,
    holds: ({ after }) =>
      isUnread(after) &&
      isSilent(after) &&
      after.context.change?.is_current_confirmed === false &&
      !after.context.change.is_new_confirmed,
  },
  {
    says: 'The address is only said to be changed when it is',
    cites: ['ACCOUNT-31'],
    kind: 'everyStep',
    when: ({ on }) => on.startsWith('await') && on.endsWith(':changed'),
    holds: (it) => isChanged(it.after) && it.after.context.email === WISH && it.after.context.change === null,
  },
  {
    says: 'Nothing else is a change of the address',
    cites: ['ACCOUNT-31'],
    kind: 'everyStep',
    when: ({ before, after }) =>
      before.context.email !== after.context.email || (isChanged(after) && !isChanged(before)),
    holds: ({ on }) => on.endsWith(':changed') || on === 'cancelChange:tooLate',
  },
  {
    says: 'A change that was cancelled on another device is gone here too',
    cites: ['ACCOUNT-29'],
    kind: 'everyStep',
    when: ({ on }) => on.endsWith(':cancelledElsewhere'),
    holds: ({ after }) => isResting(after) && after.context.change === null,
  },
  {
    says: 'Out of time, or taken by somebody else by then, it is over, and that is told',
    cites: ['ACCOUNT-29'],
    kind: 'everyStep',
    when: ({ on }) => /^await\w+:(expired|taken)$|^wait changeTtl$/.test(on),
    holds: ({ on, after, waited }) =>
      isOver(after) &&
      after.context.change?.status === (on === 'awaitLast:taken' ? 'taken' : 'expired') &&
      after.context.change.new_email === WISH &&
      waited === (on === 'wait changeTtl' ? 86_400_000 : 0),
  },
  {
    says: 'Where it cannot be read how far the change is, that is told and can be tried again',
    cites: ['FAIL-16'],
    kind: 'everyStep',
    when: ({ on }) => /^await\w+:(unreachable|crashed)$/.test(on),
    holds: ({ on, before, after }) =>
      isUnread(after) &&
      isSame(after.context.change, before.context.change) &&
      isToldOf({ unreachable: 'network.unreachable', crashed: 'unexpected' }[on.split(':')[1] ?? ''] ?? '')(after),
  },
  {
    says: 'Another try shows what there was, and asks again where it waits',
    cites: ['FAIL-16'],
    kind: 'after',
    on: 'status.check',
    from: isUnread,
    holds: ({ after }) => isBack(after) && isSilent(after),
  },
  {
    says: 'A change can be cancelled as long as there is one',
    cites: ['ACCOUNT-28'],
    kind: 'after',
    on: 'change.cancel',
    from: (state) => isAwaiting(state) || isUnread(state) || isOver(state),
    holds: (it) => isCancelling(it.after) && isSilent(it.after) && starts(it, 'cancelChange'),
  },
  {
    says: 'Nothing cancels it but the person',
    cites: ['ACCOUNT-28'],
    kind: 'everyStep',
    when: (it) => starts(it, 'cancelChange'),
    holds: ({ on }) => on === 'change.cancel',
  },
  {
    says: 'Cancelled, the account has its address and nothing waits',
    cites: ['ACCOUNT-28'],
    kind: 'after',
    on: 'cancelChange:cancelled',
    from: isCancelling,
    holds: ({ after }) => isResting(after) && after.context.change === null && after.context.email === ANA.email,
  },
  {
    says: 'Whoever cancels too late is told what has become of it',
    cites: ['ACCOUNT-29'],
    kind: 'after',
    on: 'cancelChange:tooLate',
    from: isCancelling,
    holds: (it) => isChanged(it.after) && it.after.context.email === WISH,
  },
  {
    says: 'What could not be cancelled is still there, and why is told',
    cites: ['ACCOUNT-28'],
    kind: 'after',
    on: ['cancelChange:unreachable', 'cancelChange:crashed'],
    from: isCancelling,
    holds: ({ on, before, after }) =>
      isUnread(after) &&
      isSame(after.context.change, before.context.change) &&
      isToldOf(
        {
          'cancelChange:unreachable': 'network.unreachable',
          'cancelChange:crashed': 'unexpected',
        }[on] ?? '',
      )(after),
  },
  {
    says: 'The shell is asked for nothing but what it is for',
    cites: ['FAIL-25'],
    kind: 'everyStep',
    when: ({ emitted }) => emitted.length > 0,
    holds: ({ on }) => ['signIn.again', 'awaitFirst:changed', 'awaitLast:changed', 'cancelChange:tooLate'].includes(on),
  },
  {
    says: 'What was wrong is told beside its field, never together with a failure, and not while it is tried again',
    cites: ['FAIL-09'],
    kind: 'always',
    holds: (state) =>
      (state.context.failure === null || isSame(state.context.issues, {})) &&
      (isEditing(state) || isProving(state) || isUnread(state) || isSilent(state)),
  },
  {
    says: 'From wherever one is, a changed address stays in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    holds: isChanged,
  },
]
