import type { FieldIssues } from '#contracts/forms/issues.ts'
import { consequencesOf } from '../kit/consequences.ts'
import { emits, failsValidation, failsInPlace, isSame, hasNoErrors, startsNothing } from '../kit/predicates.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import { PASSWORD } from '../kit/samples.ts'
import type { accountDeletionMachine } from './account-deletion.machine.ts'
import { REASON, WORD } from './account-deletion.model.ts'

type Is = Predicate<typeof accountDeletionMachine>
type Step = Occurrence<typeof accountDeletionMachine>

const { ends, failures, isIdleIn, shows } = consequencesOf<typeof accountDeletionMachine>()

const isOverview: Is = (state) => isIdleIn('overview')(state) && state.can({ type: 'deletion.begin' })
const isReason: Is = shows('reason')
const isReauthenticating: Is = isIdleIn('reauthentication')
const isReauthenticatingByCode: Is = isIdleIn('reauthenticationByCode')
const isWord: Is = shows('word')
const isResultUnknown: Is = ({ context }) => context.isResultUnknown
const isNothingTyped: Is = ({ context }) => context.reason === null && context.word === ''
const isCancellable: Is = (state) => state.can({ type: 'deletion.cancel' })

const ISSUES: Readonly<Record<string, FieldIssues>> = {
  'reason.submit:tooLong': { reason: 'reason.tooLong' },
  'reauthentication.submit:empty': { password: 'password.required' },
  'code.submit:short': { code: 'code.invalid' },
  'word.submit:wrong': { word: 'word.mismatch' },
}
/** The call that each step makes; `reason` is what was typed before. */
const callsOf = (reason: string | null): Readonly<Record<string, object>> => ({
  'reason.submit:given': { src: 'reauthenticate', input: {} },
  'reason.submit:none': { src: 'reauthenticate', input: {} },
  'reauthentication.submit:good': { src: 'reauthenticate', input: { password: PASSWORD } },
  'code.submit:app': { src: 'verifyFactor', input: { code: '123456' } },
  'code.submit:recoveryCode': { src: 'verifyFactor', input: { code: 'abcde23456' } },
  'word.submit:right': { src: 'deleteAccount', input: { reason } },
  'deleteAccount:unreachable': { src: 'checkAccountExists' },
  'deleteAccount:crashed': { src: 'checkAccountExists' },
})
/** Events that mean the account is gone; a rejected token does only after a lost answer. */
const isEnd = ({ on, before }: Step) =>
  on === 'deleteAccount:deleted' ||
  on === 'checkAccountExists:deleted' ||
  (on.endsWith(':refused') && isResultUnknown(before))
/** The session is not recent, or the reauthentication has expired: not a failure. */
const isReauthenticationNeeded = ({ on, before }: Step) =>
  on.endsWith(':reauthenticationNeeded') && !shows('reauthentication')(before)
/** The same for an account with a second factor. */
const isCodeNeeded = ({ on }: Step) => on.endsWith(':codeNeeded')

const REAUTHENTICATED = ['reauthenticate:reauthenticated', 'verifyFactor:accepted']

export const accountDeletionProperties: readonly Property<typeof accountDeletionMachine>[] = [
  {
    name: 'The overview of what is deleted comes before any question',
    cites: ['DATA-13'],
    kind: 'start',
    input: 'start',
    expect: (state) => isOverview(state) && hasNoErrors(state) && !isResultUnknown(state) && isNothingTyped(state),
  },
  {
    name: 'The reason is asked for first',
    cites: ['DATA-13'],
    kind: 'everyStep',
    when: ['deletion.begin'],
    expect: (it) => isReason(it.after) && isCancellable(it.after) && startsNothing(it),
  },
  {
    name: 'The reason is optional and sent unchanged',
    cites: ['DATA-14'],
    kind: 'everyStep',
    when: ['reason.submit:given', 'reason.submit:none'],
    expect: ({ on, after }) => after.context.reason === (on === 'reason.submit:given' ? REASON : null),
  },
  {
    name: 'A reason of more than 500 characters, an empty password, half a code and a wrong word are issues at their fields',
    cites: ['DATA-14', 'DATA-15', 'ACCOUNT-44', 'ACCOUNT-63', 'LIMIT-31'],
    kind: 'everyStep',
    when: Object.keys(ISSUES),
    expect: (it) => failsValidation(it, ISSUES[it.on]),
  },
  {
    name: 'Deletion needs a recent session, the password or a code, and the confirmation word; the reason is sent with it',
    cites: ['DATA-13', 'DATA-14', 'DATA-15', 'ACCOUNT-44', 'ACCOUNT-63'],
    kind: 'everyStep',
    when: ({ on, calls }) => on in callsOf(null) || calls.length > 0,
    expect: ({ on, before, calls }) => isSame(calls, [callsOf(before.context.reason)[on]]),
  },
  {
    name: 'The confirmation word is asked for after reauthentication, and not before',
    cites: ['DATA-13', 'DATA-15'],
    kind: 'everyStep',
    when: ({ on, before, after }) => REAUTHENTICATED.includes(on) || (isWord(after) && !isWord(before)),
    expect: ({ on, after }) =>
      REAUTHENTICATED.includes(on) && isWord(after) && isCancellable(after) && hasNoErrors(after),
  },
  {
    name: 'If the session, or the reauthentication, is too old, the password is asked for and no failure is shown',
    cites: ['ACCOUNT-42', 'DATA-18'],
    kind: 'everyStep',
    when: isReauthenticationNeeded,
    expect: ({ after }) => isReauthenticating(after) && hasNoErrors(after),
  },
  {
    name: 'If the account has a second factor, a code is asked for, also after a password, and no failure is shown',
    cites: ['ACCOUNT-63', 'DATA-18'],
    kind: 'everyStep',
    when: isCodeNeeded,
    expect: ({ after }) => isReauthenticatingByCode(after) && hasNoErrors(after),
  },
  {
    name: 'An accepted code leads to the confirmation word; a refused code is reported in place, and another one can be entered',
    cites: ['ACCOUNT-63', 'AUTH-51', 'FAIL-04'],
    ...ends('verifyFactor', {
      accepted: { shows: 'word' },
      ...failures(['wrong', 'limited', 'unreachable', 'crashed'], {}),
    }),
  },
  {
    name: 'An account without a password signs in again; after the deletion the session ends and the goodbye page opens',
    cites: ['ACCOUNT-43', 'DATA-17', 'DATA-19', 'FAIL-25'],
    kind: 'everyStep',
    when: (it) => isEnd(it) || it.on === 'signIn.again' || it.emitted.length > 0,
    expect: (it) => {
      if (it.on === 'signIn.again') return emits(it, { type: 'signOut' }) && isReauthenticating(it.after)
      const isLeft = isSame(it.emitted, [
        { type: 'navigate', to: 'goodbye', navigationState: { intent: 'accountDeleted' } },
        { type: 'signOut' },
      ])
      return isEnd(it) && isLeft && hasNoErrors(it.after) && isNothingTyped(it.after) && !isCancellable(it.after)
    },
  },
  {
    name: 'The deletion can be cancelled at every step before the confirmation, and nothing typed is kept',
    cites: ['DATA-16'],
    kind: 'after',
    on: 'deletion.cancel',
    from: isIdleIn('reason', 'reauthentication', 'reauthenticationByCode', 'word'),
    expect: ({ after }) => isOverview(after) && hasNoErrors(after) && isNothingTyped(after),
  },
  {
    name: 'A failure is shown at the step that caused it, and the reason is kept',
    cites: ['DATA-18', 'ACCOUNT-44', 'FAIL-05'],
    kind: 'everyStep',
    when: (it) =>
      it.failed !== null &&
      !(it.on in callsOf(null)) &&
      !isReauthenticationNeeded(it) &&
      !isCodeNeeded(it) &&
      !isEnd(it) &&
      !it.on.startsWith('checkAccountExists'),
    expect: (it) => failsInPlace(it) && it.after.context.reason === it.before.context.reason,
  },
  {
    name: 'The confirmation word is kept as it was sent, also while a reauthentication is asked for',
    cites: ['DATA-51'],
    kind: 'everyStep',
    when: (it) => it.on !== 'deletion.cancel' && !isEnd(it),
    expect: ({ on, before, after }) => after.context.word === (on === 'word.submit:right' ? WORD : before.context.word),
  },
  {
    name: 'After a lost answer, the service is asked once whether the account still exists, and the page shows the result',
    cites: ['DATA-19', 'TEXT-17'],
    kind: 'everyStep',
    when: ['deleteAccount:unreachable', 'deleteAccount:crashed'],
    expect: ({ on, before, after }) =>
      isWord(after) &&
      isResultUnknown(after) &&
      after.context.failure?.code ===
        (on === 'deleteAccount:crashed' ? 'account.deletionFailed' : 'network.unreachable') &&
      after.context.reason === before.context.reason,
  },
  {
    name: 'An account that still exists, or may, can be deleted again, and the failure stays visible',
    cites: ['DATA-19'],
    kind: 'everyStep',
    when: ['checkAccountExists:exists', 'checkAccountExists:unreachable'],
    expect: ({ on, before, after }) =>
      isWord(after) &&
      isCancellable(after) &&
      isResultUnknown(after) === (on === 'checkAccountExists:unreachable') &&
      isSame(after.context.failure, before.context.failure),
  },
  {
    name: 'The result is unknown only after an attempt to delete, until the service has answered',
    cites: ['DATA-18', 'DATA-19'],
    kind: 'everyStep',
    when: ({ on, before, after }) =>
      isResultUnknown(before) !== isResultUnknown(after) ||
      /^deleteAccount:(limited|reauthenticationNeeded|codeNeeded)$/.test(on),
    expect: ({ on, after }) =>
      isResultUnknown(after) === /^deleteAccount:(unreachable|crashed)$/.test(on) &&
      /^(deleteAccount|checkAccountExists):/.test(on),
  },
]
