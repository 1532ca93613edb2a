import { isSame, starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Happening, Predicate, Property } from '../kit/properties.ts'
import { PASSWORD } from '../kit/samples.ts'
import type { accountDeletionMachine } from './account-deletion.machine.ts'

type Is = Predicate<typeof accountDeletionMachine>
type It = Happening<typeof accountDeletionMachine>

const isOverview: Is = (state) => state.matches('overview')
const isReasoning: Is = (state) => state.matches('reasoning')
const isConfirming: Is = (state) => state.matches('confirming')
const isDeleting: Is = (state) => state.matches('deleting')
const isProving: Is = (state) => state.matches('proving')
const isProven: Is = (state) => state.matches('deletingWithProof')
const isGone: Is = (state) => state.matches('gone')
const isSilent: Is = ({ context }) => context.failure === null && isSame(context.issues, {})
const isAsking: Is = (state) => isDeleting(state) || isProven(state)
const isOnTheWay: Is = (state) => isReasoning(state) || isConfirming(state) || isProving(state)

const isBack = ({ before, after }: It) => (isDeleting(before) ? isConfirming(after) : isProving(after))
const isToldOnly = (issues: object) => (it: It) =>
  isSame([it.after.value, it.after.context.issues], [it.before.value, issues]) &&
  it.after.context.failure === null &&
  startsNothing(it)

const CODES: Readonly<Record<string, string>> = {
  'deleteAccount:limited': 'rate.limited',
  'deleteAccount:refused': 'auth.unauthenticated',
  'deleteAccount:unreachable': 'network.unreachable',
  'deleteAccount:wrongPassword': 'password.currentWrong',
  'deleteAccount:crashed': 'account.deletionFailed',
  'wait callTimeout': 'network.timeout',
}

export const accountDeletionProperties: readonly Property<typeof accountDeletionMachine>[] = [
  {
    says: 'What would go is told before anything is asked',
    cites: 'screens §4.7 Delete: overview',
    kind: 'start',
    input: 'start',
    holds: (state) => isOverview(state) && isSilent(state) && state.context.reason === null,
  },
  {
    says: 'The reason comes first',
    cites: 'screens §4.7 Delete: reason',
    kind: 'after',
    on: 'deletion.begin',
    from: isOverview,
    holds: (it) => isReasoning(it.after) && startsNothing(it),
  },
  {
    says: 'A reason goes along as it was meant, and nobody has to give one',
    cites: '§7 DELETE account: reason; screens §4.7 Delete: reason',
    kind: 'after',
    on: ['reason.submit:given', 'reason.submit:none'],
    from: isReasoning,
    holds: ({ on, after }) =>
      isConfirming(after) && after.context.reason === (on === 'reason.submit:given' ? 'Uso pouco.' : null),
  },
  {
    says: 'A reason of more than 500 characters is told beside its field',
    cites: 'reliability T25',
    kind: 'after',
    on: 'reason.submit:tooLong',
    from: isReasoning,
    holds: isToldOnly({ reason: 'reason.tooLong' }),
  },
  {
    says: 'Without the very word nothing is deleted',
    cites: 'screens §4.7 Delete: type the localised word',
    kind: 'after',
    on: 'word.submit:wrong',
    from: isConfirming,
    holds: isToldOnly({ word: 'word.mismatch' }),
  },
  {
    says: 'With the word, in whatever capitals, the account is deleted, and the reason told',
    cites: '§7 DELETE account; screens §4.7 Delete',
    kind: 'after',
    on: 'word.submit:right',
    from: isConfirming,
    holds: (it) => isDeleting(it.after) && startsWith(it, 'deleteAccount', { reason: it.before.context.reason }),
  },
  {
    says: 'Where the session is not new, who asks is proven first, without a word of failure',
    cites: 'reliability T15; screens §4.7 Delete: confirm identity',
    kind: 'after',
    on: 'deleteAccount:proofNeeded',
    from: isDeleting,
    holds: (it) => isProving(it.after) && isSilent(it.after) && it.emitted.length === 0,
  },
  {
    says: 'An empty password is told beside its field',
    cites: '§5',
    kind: 'after',
    on: 'proof.submit:empty',
    from: isProving,
    holds: isToldOnly({ password: 'password.required' }),
  },
  {
    says: 'The password goes with the request, and the reason with it',
    cites: 'screens §4.7 Delete: confirm identity',
    kind: 'after',
    on: 'proof.submit:good',
    from: isProving,
    holds: (it) =>
      isProven(it.after) && startsWith(it, 'deleteAccount', { reason: it.before.context.reason, password: PASSWORD }),
  },
  {
    says: 'Whoever has no password signs in again',
    cites: 'screens §4.7 Delete: confirm identity',
    kind: 'after',
    on: 'signIn.again',
    from: isProving,
    holds: (it) => isSame(it.emitted, [{ type: 'endSession' }]) && isProving(it.after),
  },
  {
    says: 'Nothing is deleted but by the word or the password',
    cites: 'screens §4.7 Delete',
    kind: 'everyStep',
    when: (it) => starts(it, 'deleteAccount'),
    holds: ({ on }) => on === 'word.submit:right' || on === 'proof.submit:good',
  },
  {
    says: 'There is a way back until then, and nothing of it is kept',
    cites: 'screens §4.7 Delete',
    kind: 'after',
    on: 'deletion.cancel',
    from: isOnTheWay,
    holds: (it) => isOverview(it.after) && isSilent(it.after) && it.after.context.reason === null && startsNothing(it),
  },
  {
    says: 'When everything is gone the goodbye is shown, and the session is over',
    cites: 'screens §4.7 Delete: goodbye page',
    kind: 'after',
    on: 'deleteAccount:deleted',
    from: isAsking,
    holds: ({ after, emitted }) =>
      isGone(after) &&
      after.context.reason === null &&
      isSame(emitted, [{ type: 'navigate', to: 'goodbye' }, { type: 'endSession' }]),
  },
  {
    says: "What failed is told where it can be tried again; what nobody foresaw as 'Erro ao solicitar exclusão da conta'",
    cites: '§8 Defaults; screens §4.7 Delete: failed',
    kind: 'after',
    on: Object.keys(CODES),
    from: isAsking,
    holds: (it) =>
      isBack(it) &&
      it.after.context.failure?.code === CODES[it.on] &&
      it.after.context.reason === it.before.context.reason,
  },
  {
    says: 'The password not being enough is told beside it',
    cites: 'screens §4.7 Delete: failed',
    kind: 'after',
    on: 'deleteAccount:proofNeeded',
    from: isProven,
    holds: ({ after }) => isProving(after) && after.context.failure?.code === 'auth.proofNeeded',
  },
  {
    says: 'A refused token is for the session to judge',
    cites: 'account area, Screens: a 401 is an event to the session machine',
    kind: 'after',
    on: 'deleteAccount:refused',
    from: isAsking,
    holds: ({ emitted }) => isSame(emitted, [{ type: 'rejectSession' }]),
  },
  {
    says: 'The shell is asked for nothing but what it is for',
    cites: 'architecture §6',
    kind: 'everyStep',
    when: (it) => it.emitted.length > 0,
    holds: ({ on }) => ['deleteAccount:refused', 'deleteAccount:deleted', 'signIn.again'].includes(on),
  },
  {
    says: 'What is wrong and what failed are told one at a time, and not while it is tried again',
    cites: 'architecture §6',
    kind: 'always',
    holds: (state) =>
      (state.context.failure === null || isSame(state.context.issues, {})) && (isOnTheWay(state) || isSilent(state)),
  },
]
