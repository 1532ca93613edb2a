import type { FieldIssues } from '#contracts/forms/issues.ts'
import { consequencesOf } from '../kit/consequences.ts'
import {
  emits,
  failsValidation,
  failsInPlace,
  isSame,
  hasNoErrors,
  starts,
  startsWithInput,
} from '../kit/predicates.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import { ANA, PASSWORD } from '../kit/samples.ts'
import type { emailChangeMachine } from './email-change.machine.ts'

type Is = Predicate<typeof emailChangeMachine>

const { ends, failures, onlyAfter, isIdleIn, shows } = consequencesOf<typeof emailChangeMachine>()

const isIdle: Is = isIdleIn('address')
const isEditing: Is = isIdleIn('form')
const isReauthenticating: Is = isIdleIn('reauthentication')
const isReauthenticatingByCode: Is = isIdleIn('reauthenticationByCode')
const isTyped: Is = shows('form', 'reauthentication', 'reauthenticationByCode')
const isPending: Is = shows('pending')
const hasCheckFailed: Is = isIdleIn('checkFailed')
const isCancelling: Is = shows('cancelling')
const isEnded: Is = isIdleIn('ended')
const isChanged: Is = isIdleIn('changed')

/** The view that matches the change's status. */
const isShown: Is = (state) => {
  const { change } = state.context
  if (change === null) return isIdle(state) || isChanged(state)
  return change.status === 'pending' ? isPending(state) : isEnded(state)
}

const statusIn = ({ context: { email, undeliverableSince, change } }: Parameters<Is>[0]) => ({
  email,
  undeliverable_since: undeliverableSince,
  change,
})

const NEW_EMAIL = 'ana.nova@prosa.test'
const UNDELIVERABLE_SINCE = '2026-11-19T12:00:00Z'
const ISSUES: Readonly<Record<string, FieldIssues>> = {
  'form.submit:bad': { email: 'email.invalid' },
  'form.submit:same': { email: 'email.unchanged' },
  'reauthentication.submit:empty': { password: 'password.required' },
  'code.submit:short': { code: 'code.invalid' },
}

const REQUESTS = ['form.submit:good', 'reauthentication.submit:good', 'verifyFactor:accepted']

export const emailChangeProperties: readonly Property<typeof emailChangeMachine>[] = [
  {
    name: 'Without a change the current address is shown',
    cites: ['ACCOUNT-31'],
    kind: 'start',
    input: 'nothing',
    expect: (state) => isIdle(state) && hasNoErrors(state) && state.context.email === ANA.email,
  },
  {
    name: 'An undeliverable address is shown with the day since which mails bounce, and can be changed',
    cites: ['ACCOUNT-67'],
    kind: 'start',
    input: 'undeliverable',
    expect: (state) => isIdle(state) && hasNoErrors(state) && state.context.undeliverableSince === UNDELIVERABLE_SINCE,
  },
  {
    name: 'An undeliverable address is marked as such until the service reports otherwise',
    cites: ['ACCOUNT-67'],
    kind: 'everyStep',
    when: ({ answered }) => answered === undefined,
    expect: ({ before, after }) => after.context.undeliverableSince === before.context.undeliverableSince,
  },
  {
    name: 'A pending change is shown as pending after any reload',
    cites: ['ACCOUNT-27'],
    kind: 'start',
    input: 'pending',
    expect: (state) => isPending(state) && hasNoErrors(state) && !state.context.isJustSent,
  },
  {
    name: 'An expired change is shown as expired',
    cites: ['ACCOUNT-29'],
    kind: 'start',
    input: 'expired',
    expect: isEnded,
  },
  {
    name: 'A change can be requested, also after one has ended',
    cites: ['ACCOUNT-25'],
    kind: 'after',
    on: 'change.open',
    from: (state) => isIdle(state) || isEnded(state),
    expect: ({ before, after }) =>
      isEditing(after) && after.context.newEmail === (before.context.change?.new_email ?? ''),
  },
  {
    name: 'The new e-mail must be a valid address, and not the one of the account; reauthentication is by password or code',
    cites: ['ACCOUNT-25', 'ACCOUNT-44', 'ACCOUNT-63'],
    kind: 'everyStep',
    when: Object.keys(ISSUES),
    expect: (it) => failsValidation(it, ISSUES[it.on]),
  },
  {
    name: 'A valid address is requested with the session alone first, and with a password or after a code where the service requires it',
    cites: ['ACCOUNT-32', 'ACCOUNT-42', 'ACCOUNT-63'],
    kind: 'everyStep',
    when: (it) => starts(it, 'requestChange') || REQUESTS.includes(it.on),
    expect: (it) =>
      REQUESTS.includes(it.on) &&
      startsWithInput(
        it,
        'requestChange',
        it.on === 'reauthentication.submit:good' ? { email: NEW_EMAIL, password: PASSWORD } : { email: NEW_EMAIL },
      ),
  },
  {
    name: 'If the session is not recent, the password is asked for',
    cites: ['ACCOUNT-42'],
    kind: 'after',
    on: 'requestChange:reauthenticationNeeded',
    from: (state) => shows('form')(state) && state.hasTag('busy'),
    expect: ({ after }) => isReauthenticating(after) && hasNoErrors(after),
  },
  {
    name: 'If the account has a second factor, a code is asked for, also after a password',
    cites: ['ACCOUNT-63'],
    kind: 'everyStep',
    when: ['requestChange:codeNeeded'],
    expect: ({ after }) => isReauthenticatingByCode(after) && hasNoErrors(after),
  },
  {
    name: 'A code of the app or a recovery code is sent without spaces and hyphens, by its form only',
    cites: ['ACCOUNT-63', 'AUTH-49'],
    ...onlyAfter(isReauthenticatingByCode, {
      'code.submit:app': { calls: { verifyFactor: { code: '123456' } } },
      'code.submit:recoveryCode': { calls: { verifyFactor: { code: 'abcde23456' } } },
    }),
  },
  {
    name: 'An accepted code continues with the request; a refused code is reported in place, and another one can be entered',
    cites: ['ACCOUNT-63', 'AUTH-51', 'FAIL-04'],
    ...ends('verifyFactor', {
      accepted: { shows: 'form', calls: { requestChange: { email: NEW_EMAIL } } },
      ...failures(['wrong', 'limited', 'unreachable', 'crashed'], {}),
    }),
  },
  {
    name: 'A failure is shown where the request was made, and the request can be repeated',
    cites: ['FAIL-07'],
    kind: 'everyStep',
    when: ({ on, before, failed }) =>
      failed !== null &&
      on.startsWith('requestChange:') &&
      on !== 'requestChange:codeNeeded' &&
      (on !== 'requestChange:reauthenticationNeeded' || shows('reauthentication')(before)),
    expect: (it) => failsInPlace(it),
  },
  {
    name: 'The typed address is kept until the change is requested or cancelled',
    cites: ['ACCOUNT-32'],
    kind: 'everyStep',
    when: ({ before }) => isTyped(before),
    expect: ({ on, before, after }) =>
      isTyped(after)
        ? after.context.newEmail === before.context.newEmail || on === 'form.submit:good'
        : after.context.newEmail === '',
  },
  {
    name: 'Signing in again ends this session, which is the only command to the shell',
    cites: ['ACCOUNT-43', 'FAIL-25'],
    kind: 'everyStep',
    when: ({ on, emitted }) => on === 'signIn.again' || emitted.length > 0,
    expect: (it) => it.on === 'signIn.again' && emits(it, { type: 'signOut' }) && isReauthenticating(it.after),
  },
  {
    name: 'Cancelling either reauthentication returns to the form',
    cites: ['ACCOUNT-45'],
    ...onlyAfter(isIdleIn('reauthentication', 'reauthenticationByCode'), {
      'reauthentication.cancel': { shows: 'form', failure: null, issues: {} },
    }),
  },
  {
    name: 'Cancelling the form returns to the current address',
    cites: ['ACCOUNT-45'],
    ...onlyAfter(isEditing, {
      'form.cancel': { shows: 'address', failure: null, issues: {}, context: { newEmail: '' } },
    }),
  },
  {
    name: '"Just sent" is shown after a request, until a mailbox confirms',
    cites: ['ACCOUNT-26'],
    kind: 'everyStep',
    when: ({ on, after }) => on === 'requestChange:requested' || after.context.isJustSent,
    expect: ({ after }) =>
      isPending(after) && after.context.isJustSent && after.context.change?.is_new_confirmed === false,
  },
  {
    name: 'The status shown is the one the service reported last; the retry reads it again',
    cites: ['ACCOUNT-27', 'ACCOUNT-28', 'ACCOUNT-29', 'ACCOUNT-31'],
    kind: 'everyStep',
    when: ({ answered }) => answered !== undefined,
    expect: ({ on, answered, after }) =>
      isSame(statusIn(after), answered) &&
      (on === 'awaitLast:requestedAgain' ? hasCheckFailed(after) && hasNoErrors(after) : isShown(after)),
  },
  {
    name: '"Changed" is shown only when the address has changed',
    cites: ['ACCOUNT-31'],
    kind: 'always',
    expect: (state) => isChanged(state) === (state.context.email === NEW_EMAIL),
  },
  {
    name: 'A change expires after a day, and its confirmations no longer count',
    cites: ['ACCOUNT-29'],
    kind: 'after',
    on: 'wait changeTtl',
    from: isPending,
    expect: ({ before, after, waited }) => {
      const confirmed = { is_current_confirmed: false, is_new_confirmed: false }
      const change = { ...before.context.change, status: 'expired', ...confirmed }
      return isEnded(after) && isSame(after.context.change, change) && waited === 86_400_000
    },
  },
  {
    name: 'While a change is pending the page polls its status, and only then',
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
    name: 'A change that could not be read or cancelled stays, with the reason and a retry',
    cites: ['ACCOUNT-28', 'FAIL-16'],
    kind: 'everyStep',
    when: ({ on, failed }) => failed !== null && !/^(requestChange|verifyFactor):/.test(on),
    expect: ({ before, after, failed }) =>
      hasCheckFailed(after) && isSame([after.context.failure, after.context.change], [failed, before.context.change]),
  },
  {
    name: 'The retry shows the last status and polls again where the change is pending',
    cites: ['FAIL-16'],
    kind: 'after',
    on: 'status.check',
    from: hasCheckFailed,
    expect: ({ before, after }) =>
      isShown(after) && hasNoErrors(after) && isSame(after.context.change, before.context.change),
  },
  {
    name: 'A change can be cancelled as long as there is one, by its button only',
    cites: ['ACCOUNT-28'],
    kind: 'after',
    on: 'change.cancel',
    from: (state) => isPending(state) || hasCheckFailed(state) || isEnded(state),
    only: (it) => starts(it, 'cancelChange'),
    expect: (it) => isCancelling(it.after) && hasNoErrors(it.after) && starts(it, 'cancelChange'),
  },
  {
    name: 'A changed address can be reached from every state',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: isChanged,
  },
]
