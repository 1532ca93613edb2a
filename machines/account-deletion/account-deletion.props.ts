import { isSame, starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import { PASSWORD } from '../kit/samples.ts'
import type { accountDeletionMachine } from './account-deletion.machine.ts'
import { REASON } from './account-deletion.model.ts'

type Is = Predicate<typeof accountDeletionMachine>
type It = Occurrence<typeof accountDeletionMachine>

const isOverview: Is = (state) => state.matches('overview')
const isReasoning: Is = (state) => state.matches('reasoning')
const isChecking: Is = (state) => state.matches('checking')
const isProving: Is = (state) => state.matches('proving')
const isCheckingPassword: Is = (state) => state.matches('checkingPassword')
const isConfirming: Is = (state) => state.matches('confirming')
const isDeleting: Is = (state) => state.matches('deleting')
const isFinding: Is = (state) => state.matches('finding')
const isGone: Is = (state) => state.matches('gone')
const isSilent: Is = ({ context }) => context.failure === null && isSame(context.issues, {})
const isBeingProven: Is = (state) => isChecking(state) || isCheckingPassword(state)
const isAsked: Is = (state) => isReasoning(state) || isConfirming(state) || isProving(state)

const isBack = ({ before, after }: It) => {
  if (isChecking(before)) return isReasoning(after)
  return isDeleting(before) || isFinding(before) ? isConfirming(after) : isProving(after)
}
const isToldOnly = (issues: object) => (it: It) =>
  isSame([it.after.value, it.after.context.issues], [it.before.value, issues]) &&
  it.after.context.failure === null &&
  startsNothing(it)
const isToldWhereItWas = (codes: Readonly<Record<string, string>>) => (it: It) =>
  isBack(it) && it.after.context.failure?.code === codes[it.on] && it.after.context.reason === it.before.context.reason
const isAskedForProof = (it: It) => isProving(it.after) && isSilent(it.after) && it.emitted.length === 0

const CHECK_CODES = {
  'proveIdentity:wrongPassword': 'password.currentWrong',
  'proveIdentity:limited': 'rate.limited',
  'proveIdentity:refused': 'auth.unauthenticated',
  'proveIdentity:unreachable': 'network.unreachable',
  'proveIdentity:crashed': 'unexpected',
}
const CODES = {
  'deleteAccount:limited': 'rate.limited',
  'deleteAccount:refused': 'auth.unauthenticated',
}
const LOST_CODES = {
  'deleteAccount:unreachable': 'network.unreachable',
  'deleteAccount:crashed': 'account.deletionFailed',
}
const isKept: Is = ({ context }) => !context.isInDoubt
const isLeftForGood = (it: It) =>
  isGone(it.after) &&
  it.after.context.reason === null &&
  isSilent(it.after) &&
  isSame(it.emitted, [{ type: 'navigate', to: 'goodbye' }, { type: 'endSession' }])

export const accountDeletionProperties: readonly Property<typeof accountDeletionMachine>[] = [
  {
    name: 'What would go is told before anything is asked',
    cites: ['DATA-13'],
    kind: 'start',
    input: 'start',
    expect: (state) => isOverview(state) && isSilent(state) && isKept(state) && state.context.reason === null,
  },
  {
    name: 'The reason comes first',
    cites: ['DATA-13'],
    kind: 'after',
    on: 'deletion.begin',
    from: isOverview,
    expect: (it) => isReasoning(it.after) && startsNothing(it),
  },
  {
    name: 'A reason goes along whole, and nobody has to give one; then who asks is proven',
    cites: ['DATA-13', 'DATA-14'],
    kind: 'after',
    on: ['reason.submit:given', 'reason.submit:none'],
    from: isReasoning,
    expect: (it) =>
      isChecking(it.after) &&
      startsWith(it, 'proveIdentity', {}) &&
      it.after.context.reason === (it.on === 'reason.submit:given' ? REASON : null),
  },
  {
    name: 'A reason of more than 500 characters is told beside its field',
    cites: ['DATA-14', 'LIMIT-31'],
    kind: 'after',
    on: 'reason.submit:tooLong',
    from: isReasoning,
    expect: isToldOnly({ reason: 'reason.tooLong' }),
  },
  {
    name: 'Where the session is not new, the password is asked for, without a word of failure',
    cites: ['ACCOUNT-42'],
    kind: 'after',
    on: 'proveIdentity:proofNeeded',
    from: isChecking,
    expect: isAskedForProof,
  },
  {
    name: 'Whoever takes longer for the word than the proof stands is asked for it again',
    cites: ['ACCOUNT-42'],
    kind: 'after',
    on: 'deleteAccount:proofNeeded',
    from: isDeleting,
    expect: isAskedForProof,
  },
  {
    name: 'An empty password is told beside its field',
    cites: ['ACCOUNT-44'],
    kind: 'after',
    on: 'proof.submit:empty',
    from: isProving,
    expect: isToldOnly({ password: 'password.required' }),
  },
  {
    name: 'The password goes to whoever proves it, and nowhere else',
    cites: ['ACCOUNT-44'],
    kind: 'after',
    on: 'proof.submit:good',
    from: isProving,
    expect: (it) => isCheckingPassword(it.after) && startsWith(it, 'proveIdentity', { password: PASSWORD }),
  },
  {
    name: 'The word is asked for once it is known who asks',
    cites: ['DATA-13'],
    kind: 'after',
    on: 'proveIdentity:proven',
    from: isBeingProven,
    expect: (it) => isConfirming(it.after) && isSilent(it.after) && startsNothing(it),
  },
  {
    name: 'Nobody comes to the word unproven',
    cites: ['DATA-15'],
    kind: 'everyStep',
    when: ({ before, after }) => isConfirming(after) && !isConfirming(before) && !isDeleting(before),
    expect: ({ on, before }) => on === 'proveIdentity:proven' || isFinding(before),
  },
  {
    name: 'Without the very word nothing is deleted',
    cites: ['DATA-15'],
    kind: 'after',
    on: 'word.submit:wrong',
    from: isConfirming,
    expect: isToldOnly({ word: 'word.mismatch' }),
  },
  {
    name: 'With the word, in whatever capitals, the account is deleted, and the reason told',
    cites: ['DATA-15', 'DATA-14'],
    kind: 'after',
    on: 'word.submit:right',
    from: isConfirming,
    expect: (it) => isDeleting(it.after) && startsWith(it, 'deleteAccount', { reason: it.before.context.reason }),
  },
  {
    name: 'Nothing is deleted but by the word',
    cites: ['DATA-15'],
    kind: 'everyStep',
    when: (it) => starts(it, 'deleteAccount'),
    expect: ({ on }) => on === 'word.submit:right',
  },
  {
    name: 'Whoever has no password signs in again',
    cites: ['ACCOUNT-43'],
    kind: 'after',
    on: 'signIn.again',
    from: isProving,
    expect: (it) => isSame(it.emitted, [{ type: 'endSession' }]) && isProving(it.after),
  },
  {
    name: 'There is a way back until then, and nothing of it is kept',
    cites: ['DATA-16'],
    kind: 'after',
    on: 'deletion.cancel',
    from: isAsked,
    expect: (it) => isOverview(it.after) && isSilent(it.after) && it.after.context.reason === null && startsNothing(it),
  },
  {
    name: 'When everything is gone the goodbye is shown, and the session is over',
    cites: ['DATA-17'],
    kind: 'after',
    on: 'deleteAccount:deleted',
    from: isDeleting,
    expect: isLeftForGood,
  },
  {
    name: 'What failed while who asks was proven is told where it was asked, and the reason is kept',
    cites: ['DATA-18'],
    kind: 'after',
    on: Object.keys(CHECK_CODES),
    from: (state) => isBeingProven(state) && isKept(state),
    expect: isToldWhereItWas(CHECK_CODES),
  },
  {
    name: "What failed is told where it can be tried again; what nobody foresaw as 'Erro ao solicitar exclusão da conta'",
    cites: ['TEXT-17', 'FAIL-05'],
    kind: 'after',
    on: Object.keys(CODES),
    from: (state) => isDeleting(state) && isKept(state),
    expect: isToldWhereItWas(CODES),
  },
  {
    name: 'That nothing was deleted is said where the service has refused',
    cites: ['DATA-18'],
    kind: 'after',
    on: ['deleteAccount:limited', 'deleteAccount:proofNeeded'],
    from: isDeleting,
    expect: ({ after }) => isKept(after) && !isFinding(after),
  },
  {
    name: 'Where the answer is lost, the service is asked once whether the account is still there, and that is told',
    cites: ['DATA-19'],
    kind: 'after',
    on: Object.keys(LOST_CODES),
    from: isDeleting,
    expect: (it) =>
      isFinding(it.after) &&
      starts(it, 'findAccount') &&
      !isKept(it.after) &&
      it.after.context.failure?.code === LOST_CODES[it.on as keyof typeof LOST_CODES] &&
      it.after.context.reason === it.before.context.reason,
  },
  {
    name: 'An account that is still there may be deleted again, and what failed stays told',
    cites: ['DATA-19'],
    kind: 'after',
    on: 'findAccount:there',
    from: isFinding,
    expect: (it) =>
      isBack(it) &&
      isKept(it.after) &&
      isSame(it.after.context.failure, it.before.context.failure) &&
      it.emitted.length === 0,
  },
  {
    name: 'Where nobody can say, it is told that nobody knows yet, and it may be tried again',
    cites: ['DATA-19'],
    kind: 'after',
    on: 'findAccount:unreachable',
    from: isFinding,
    expect: (it) =>
      isBack(it) &&
      !isKept(it.after) &&
      isSame(it.after.context.failure, it.before.context.failure) &&
      it.emitted.length === 0,
  },
  {
    name: 'A token that is refused after an answer was lost means that the account is gone',
    cites: ['DATA-19', 'DATA-17'],
    kind: 'everyStep',
    when: ({ on, before }) =>
      !isKept(before) && ['findAccount:gone', 'deleteAccount:refused', 'proveIdentity:refused'].includes(on),
    expect: isLeftForGood,
  },
  {
    name: 'What is known of the account changes only with an attempt to delete it, and what is learned of that',
    cites: ['DATA-19'],
    kind: 'everyStep',
    when: ({ before, after }) => isKept(before) !== isKept(after),
    expect: ({ before, after }) => (isDeleting(before) || isFinding(before)) && (isKept(after) || isFinding(after)),
  },
  {
    name: 'The password not being enough is told beside it',
    cites: ['ACCOUNT-44'],
    kind: 'after',
    on: 'proveIdentity:proofNeeded',
    from: isCheckingPassword,
    expect: ({ after }) => isProving(after) && after.context.failure?.code === 'auth.proofNeeded',
  },
  {
    name: 'The shell is asked for nothing but what it is for',
    cites: ['FAIL-25'],
    kind: 'everyStep',
    when: (it) => it.emitted.length > 0,
    expect: ({ on, after }) => isGone(after) || on === 'signIn.again',
  },
  {
    name: 'What is wrong and what failed are told one at a time, and not while it is tried again',
    cites: ['FAIL-09'],
    kind: 'always',
    expect: (state) =>
      (state.context.failure === null || isSame(state.context.issues, {})) &&
      (isAsked(state) || isFinding(state) || isSilent(state)),
  },
]
