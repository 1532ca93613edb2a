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
const hasCheckFailed: Is = (state) => state.matches('checkFailed')
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
    expect: (state) => isWaiting(state) && isSilent(state) && !state.context.isJustAsked,
  },
  {
    name: 'One whose time is over is told as such',
    cites: ['ACCOUNT-29'],
    kind: 'start',
    input: 'expired',
    expect: (state) => isOver(state) && isSilent(state),
  },
  {
    name: 'Another address can be asked for, also after a change is over',
    cites: ['ACCOUNT-25'],
    kind: 'after',
    on: 'change.open',
    from: (state) => isResting(state) || isOver(state),
    expect: (it) => isEditing(it.after) && isSilent(it.after) && startsNothing(it),
  },
  {
    name: 'The e-mail must match the form {email}',
    cites: ['ACCOUNT-25'],
    kind: 'after',
    on: 'form.submit:bad',
    from: isEditing,
    expect: (it) =>
      isEditing(it.after) && isSame(it.after.context.issues, { email: 'email.invalid' }) && startsNothing(it),
  },
  {
    name: 'And be another one than the account has, however it is written',
    cites: ['ACCOUNT-25'],
    kind: 'after',
    on: 'form.submit:same',
    from: isEditing,
    expect: (it) =>
      isEditing(it.after) && isSame(it.after.context.issues, { email: 'email.unchanged' }) && startsNothing(it),
  },
  {
    name: 'A good address is asked for on the strength of the session first',
    cites: ['ACCOUNT-42'],
    kind: 'after',
    on: 'form.submit:good',
    from: isEditing,
    expect: (it) => isRequesting(it.after) && startsWith(it, 'requestChange', { email: WISH }),
  },
  {
    name: 'Nothing asks for a change but the two forms',
    cites: ['ACCOUNT-42'],
    kind: 'everyStep',
    when: (it) => starts(it, 'requestChange'),
    expect: ({ on }) => on.startsWith('form.submit:') || on === 'proof.submit:good',
  },
  {
    name: 'Where the session is not new, the password is asked for',
    cites: ['ACCOUNT-42'],
    kind: 'after',
    on: 'requestChange:proofNeeded',
    from: isRequesting,
    expect: ({ after }) => isProving(after) && isSilent(after),
  },
  {
    name: 'It goes with the address that was typed, which nobody types a second time',
    cites: ['ACCOUNT-32'],
    kind: 'after',
    on: 'proof.submit:good',
    from: isProving,
    expect: (it) =>
      isProven(it.after) &&
      startsWith(it, 'requestChange', { email: it.before.context.wish, password: PASSWORD }) &&
      it.before.context.wish !== '',
  },
  {
    name: 'A password is needed for that',
    cites: ['ACCOUNT-44'],
    kind: 'after',
    on: 'proof.submit:empty',
    from: isProving,
    expect: (it) =>
      isProving(it.after) && isSame(it.after.context.issues, { password: 'password.required' }) && startsNothing(it),
  },
  {
    name: 'What was typed is kept until the change is asked for, or given up',
    cites: ['ACCOUNT-32'],
    kind: 'everyStep',
    when: ({ before, after }) => isEditing(after) || isProving(after) || isRequesting(before) || isProven(before),
    expect: ({ on, before, after }) =>
      before.context.wish === after.context.wish ||
      (on === 'requestChange:asked' && after.context.wish === '') ||
      (on === 'change.open' && after.context.wish === (before.context.change?.new_email ?? '')),
  },
  {
    name: 'Only where it is asked for is an address remembered that the account has not',
    cites: ['ACCOUNT-32'],
    kind: 'always',
    when: (state) => isResting(state) || isAwaiting(state) || isOver(state) || isChanged(state),
    expect: ({ context }) => context.wish === '',
  },
  {
    name: 'Signing in again begins with ending this session',
    cites: ['ACCOUNT-43'],
    kind: 'after',
    on: 'signIn.again',
    from: isProving,
    expect: (it) => asks(it, { type: 'endSession' }) && isProving(it.after),
  },
  {
    name: 'Whoever does not prove it has the form back, without complaints',
    cites: ['ACCOUNT-45'],
    kind: 'after',
    on: 'proof.cancel',
    from: isProving,
    expect: ({ after }) => isEditing(after) && isSilent(after),
  },
  {
    name: 'Whoever does not want another address has the one there is',
    cites: ['ACCOUNT-45'],
    kind: 'after',
    on: 'form.cancel',
    from: isEditing,
    expect: ({ after }) => isResting(after) && isSilent(after) && after.context.wish === '',
  },
  {
    name: 'A change that was asked for waits for both mailboxes, and no mail is asked for twice at once',
    cites: ['ACCOUNT-26'],
    kind: 'after',
    on: 'requestChange:asked',
    from: (state) => isRequesting(state) || isProven(state),
    expect: ({ after }) =>
      isWaiting(after) &&
      after.context.isJustAsked &&
      after.context.change?.is_current_confirmed === false &&
      !after.context.change.is_new_confirmed,
  },
  {
    name: 'What fails is told where it was asked, and can be asked again',
    cites: ['FAIL-07'],
    kind: 'after',
    on: ['requestChange:wrongPassword', 'requestChange:limited', 'requestChange:unreachable', 'requestChange:crashed'],
    from: (state) => isRequesting(state) || isProven(state),
    expect: ({ on, before, after }) =>
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
    name: 'While a change waits the page finds out by itself how far it is, and only then',
    cites: ['ACCOUNT-30'],
    kind: 'everyStep',
    when: (it) => starts(it, 'awaitFirst') || starts(it, 'awaitLast') || isAwaiting(it.after),
    expect: (it) =>
      isSame(it.before.value, it.after.value) ||
      startsWith(it, isWaiting(it.after) ? 'awaitFirst' : 'awaitLast', { change: it.after.context.change }),
  },
  {
    name: 'The mailbox that has confirmed is shown, and the other one is still waited for',
    cites: ['ACCOUNT-27'],
    kind: 'after',
    on: ['awaitFirst:confirmedByOld', 'awaitFirst:confirmedByNew'],
    from: isWaiting,
    expect: ({ on, after }) =>
      isHalf(after) &&
      after.context.change?.is_current_confirmed === (on === 'awaitFirst:confirmedByOld') &&
      after.context.change.is_new_confirmed === (on === 'awaitFirst:confirmedByNew'),
  },
  {
    name: 'A change that was asked for anew elsewhere is shown, and looked at again on a press',
    cites: ['ACCOUNT-27'],
    kind: 'after',
    on: 'awaitLast:askedAnew',
    from: isHalf,
    expect: ({ after }) =>
      hasCheckFailed(after) &&
      isSilent(after) &&
      after.context.change?.is_current_confirmed === false &&
      !after.context.change.is_new_confirmed,
  },
  {
    name: 'The address is only said to be changed when it is',
    cites: ['ACCOUNT-31'],
    kind: 'everyStep',
    when: ({ on }) => on.startsWith('await') && on.endsWith(':changed'),
    expect: (it) => isChanged(it.after) && it.after.context.email === WISH && it.after.context.change === null,
  },
  {
    name: 'Nothing else is a change of the address',
    cites: ['ACCOUNT-31'],
    kind: 'everyStep',
    when: ({ before, after }) =>
      before.context.email !== after.context.email || (isChanged(after) && !isChanged(before)),
    expect: ({ on }) => on.endsWith(':changed') || on === 'cancelChange:tooLate',
  },
  {
    name: 'A change that was cancelled on another device is gone here too',
    cites: ['ACCOUNT-29'],
    kind: 'everyStep',
    when: ({ on }) => on.endsWith(':cancelledElsewhere'),
    expect: ({ after }) => isResting(after) && after.context.change === null,
  },
  {
    name: 'Out of time, or taken by somebody else by then, it is over, and that is told',
    cites: ['ACCOUNT-29'],
    kind: 'everyStep',
    when: ({ on }) => /^await\w+:(expired|taken)$|^wait changeTtl$/.test(on),
    expect: ({ on, after, waited }) =>
      isOver(after) &&
      after.context.change?.status === (on === 'awaitLast:taken' ? 'taken' : 'expired') &&
      after.context.change.new_email === WISH &&
      waited === (on === 'wait changeTtl' ? 86_400_000 : 0),
  },
  {
    name: 'Where it cannot be read how far the change is, that is told and can be tried again',
    cites: ['FAIL-16'],
    kind: 'everyStep',
    when: ({ on }) => /^await\w+:(unreachable|crashed)$/.test(on),
    expect: ({ on, before, after }) =>
      hasCheckFailed(after) &&
      isSame(after.context.change, before.context.change) &&
      isToldOf({ unreachable: 'network.unreachable', crashed: 'unexpected' }[on.split(':')[1] ?? ''] ?? '')(after),
  },
  {
    name: 'Another try shows what there was, and asks again where it waits',
    cites: ['FAIL-16'],
    kind: 'after',
    on: 'status.check',
    from: hasCheckFailed,
    expect: ({ after }) => isBack(after) && isSilent(after),
  },
  {
    name: 'A change can be cancelled as long as there is one',
    cites: ['ACCOUNT-28'],
    kind: 'after',
    on: 'change.cancel',
    from: (state) => isAwaiting(state) || hasCheckFailed(state) || isOver(state),
    expect: (it) => isCancelling(it.after) && isSilent(it.after) && starts(it, 'cancelChange'),
  },
  {
    name: 'Nothing cancels it but the person',
    cites: ['ACCOUNT-28'],
    kind: 'everyStep',
    when: (it) => starts(it, 'cancelChange'),
    expect: ({ on }) => on === 'change.cancel',
  },
  {
    name: 'Cancelled, the account has its address and nothing waits',
    cites: ['ACCOUNT-28'],
    kind: 'after',
    on: 'cancelChange:cancelled',
    from: isCancelling,
    expect: ({ after }) => isResting(after) && after.context.change === null && after.context.email === ANA.email,
  },
  {
    name: 'Whoever cancels too late is told what has become of it',
    cites: ['ACCOUNT-29'],
    kind: 'after',
    on: 'cancelChange:tooLate',
    from: isCancelling,
    expect: (it) => isChanged(it.after) && it.after.context.email === WISH,
  },
  {
    name: 'What could not be cancelled is still there, and why is told',
    cites: ['ACCOUNT-28'],
    kind: 'after',
    on: ['cancelChange:unreachable', 'cancelChange:crashed'],
    from: isCancelling,
    expect: ({ on, before, after }) =>
      hasCheckFailed(after) &&
      isSame(after.context.change, before.context.change) &&
      isToldOf(
        {
          'cancelChange:unreachable': 'network.unreachable',
          'cancelChange:crashed': 'unexpected',
        }[on] ?? '',
      )(after),
  },
  {
    name: 'The shell is asked for nothing but what it is for',
    cites: ['FAIL-25'],
    kind: 'everyStep',
    when: ({ emitted }) => emitted.length > 0,
    expect: ({ on }) =>
      ['signIn.again', 'awaitFirst:changed', 'awaitLast:changed', 'cancelChange:tooLate'].includes(on),
  },
  {
    name: 'What was wrong is told beside its field, never together with a failure, and not while it is tried again',
    cites: ['FAIL-09'],
    kind: 'always',
    expect: (state) =>
      (state.context.failure === null || isSame(state.context.issues, {})) &&
      (isEditing(state) || isProving(state) || hasCheckFailed(state) || isSilent(state)),
  },
  {
    name: 'From wherever one is, a changed address stays in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: isChanged,
  },
]
