import { asks, isSame, starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import { PASSWORD } from '../kit/samples.ts'
import type { dataExportMachine } from './data-export.machine.ts'

type Is = Predicate<typeof dataExportMachine>
type It = Occurrence<typeof dataExportMachine>

const isOffered: Is = (state) => state.matches('offered')
const isRequesting: Is = (state) => state.matches('requesting')
const isProving: Is = (state) => state.matches('proving')
const isProven: Is = (state) => state.matches('requestingWithProof')
const isRequested: Is = (state) => state.matches('requested')
const isSilent: Is = ({ context }) => context.failure === null && isSame(context.issues, {})
const isAsking: Is = (state) => isRequesting(state) || isProven(state)

/** Whoever asked is back where they asked from. */
const isBack = ({ before, after }: It) => (isRequesting(before) ? isOffered(after) : isProving(after))

const CODES: Readonly<Record<string, string>> = {
  'requestExport:inProgress': 'export.inProgress',
  'requestExport:limited': 'rate.limited',
  'requestExport:unreachable': 'network.unreachable',
  'requestExport:wrongPassword': 'password.currentWrong',
  'requestExport:crashed': 'export.requestFailed',
}

export const dataExportProperties: readonly Property<typeof dataExportMachine>[] = [
  {
    name: 'A copy is offered, and nothing is said yet',
    cites: ['DATA-07'],
    kind: 'start',
    input: 'start',
    expect: (state) => isOffered(state) && isSilent(state),
  },
  {
    name: 'It is asked for without the password first: a session that is new enough proves who asks',
    cites: ['ACCOUNT-42'],
    kind: 'after',
    on: 'export.request',
    from: (state) => isOffered(state) || isRequested(state),
    expect: (it) => isRequesting(it.after) && startsWith(it, 'requestExport', {}),
  },
  {
    name: 'Where the session is not new, the password is asked for, without a word of failure',
    cites: ['ACCOUNT-42'],
    kind: 'after',
    on: 'requestExport:proofNeeded',
    from: isRequesting,
    expect: (it) => isProving(it.after) && isSilent(it.after) && it.emitted.length === 0,
  },
  {
    name: 'The password goes with the request',
    cites: ['ACCOUNT-44'],
    kind: 'after',
    on: 'proof.submit:good',
    from: isProving,
    expect: (it) => isProven(it.after) && startsWith(it, 'requestExport', { password: PASSWORD }),
  },
  {
    name: 'An empty password is told beside its field',
    cites: ['ACCOUNT-44'],
    kind: 'after',
    on: 'proof.submit:empty',
    from: isProving,
    expect: (it) =>
      isProving(it.after) &&
      isSame(it.after.context, { issues: { password: 'password.required' }, failure: null }) &&
      startsNothing(it),
  },
  {
    name: 'Nobody has to prove anything who does not want the copy after all',
    cites: ['DATA-07'],
    kind: 'after',
    on: 'proof.cancel',
    from: isProving,
    expect: ({ after }) => isOffered(after) && isSilent(after),
  },
  {
    name: 'Whoever has no password signs in again',
    cites: ['ACCOUNT-43'],
    kind: 'after',
    on: 'signIn.again',
    from: isProving,
    expect: (it) => asks(it, { type: 'endSession' }) && isProving(it.after),
  },
  {
    name: 'Nothing is asked for that nobody wanted',
    cites: ['DATA-07'],
    kind: 'everyStep',
    when: (it) => starts(it, 'requestExport'),
    expect: ({ on }) => on === 'export.request' || on === 'proof.submit:good',
  },
  {
    name: 'A copy that was asked for is in the list, and the page may be closed',
    cites: ['DATA-06'],
    kind: 'after',
    on: 'requestExport:requested',
    from: isAsking,
    expect: (it) => isRequested(it.after) && isSilent(it.after),
  },
  {
    name: "What failed is told where it was asked for; what nobody foresaw as 'Erro ao solicitar exportação de dados'",
    cites: ['TEXT-16', 'FAIL-05'],
    kind: 'after',
    on: Object.keys(CODES),
    from: isAsking,
    expect: (it) => isBack(it) && it.after.context.failure?.code === CODES[it.on],
  },
  {
    name: 'The password not being enough is told beside it',
    cites: ['ACCOUNT-44'],
    kind: 'after',
    on: 'requestExport:proofNeeded',
    from: isProven,
    expect: ({ after }) => isProving(after) && after.context.failure?.code === 'auth.proofNeeded',
  },
  {
    name: 'The shell is asked for nothing but what it is for',
    cites: ['FAIL-25'],
    kind: 'everyStep',
    when: (it) => it.emitted.length > 0,
    expect: ({ on }) => ['requestExport:requested', 'signIn.again'].includes(on),
  },
  {
    name: 'What is wrong and what failed are told one at a time, and not while it is tried again',
    cites: ['FAIL-09'],
    kind: 'always',
    expect: (state) =>
      (state.context.failure === null || isSame(state.context.issues, {})) &&
      (isOffered(state) || isProving(state) || isSilent(state)),
  },
]
