import { asks, isSame, starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Happening, Predicate, Property } from '../kit/properties.ts'
import { PASSWORD } from '../kit/samples.ts'
import type { dataExportMachine } from './data-export.machine.ts'

type Is = Predicate<typeof dataExportMachine>
type It = Happening<typeof dataExportMachine>

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
    says: 'A copy is offered, and nothing is said yet',
    cites: ['DATA-07'],
    kind: 'start',
    input: 'start',
    holds: (state) => isOffered(state) && isSilent(state),
  },
  {
    says: 'It is asked for without the password first: a session that is new enough proves who asks',
    cites: ['ACCOUNT-42'],
    kind: 'after',
    on: 'export.request',
    from: (state) => isOffered(state) || isRequested(state),
    holds: (it) => isRequesting(it.after) && startsWith(it, 'requestExport', {}),
  },
  {
    says: 'Where the session is not new, the password is asked for, without a word of failure',
    cites: ['ACCOUNT-42'],
    kind: 'after',
    on: 'requestExport:proofNeeded',
    from: isRequesting,
    holds: (it) => isProving(it.after) && isSilent(it.after) && it.emitted.length === 0,
  },
  {
    says: 'The password goes with the request',
    cites: ['ACCOUNT-44'],
    kind: 'after',
    on: 'proof.submit:good',
    from: isProving,
    holds: (it) => isProven(it.after) && startsWith(it, 'requestExport', { password: PASSWORD }),
  },
  {
    says: 'An empty password is told beside its field',
    cites: ['ACCOUNT-44'],
    kind: 'after',
    on: 'proof.submit:empty',
    from: isProving,
    holds: (it) =>
      isProving(it.after) &&
      isSame(it.after.context, { issues: { password: 'password.required' }, failure: null }) &&
      startsNothing(it),
  },
  {
    says: 'Nobody has to prove anything who does not want the copy after all',
    cites: ['DATA-07'],
    kind: 'after',
    on: 'proof.cancel',
    from: isProving,
    holds: ({ after }) => isOffered(after) && isSilent(after),
  },
  {
    says: 'Whoever has no password signs in again',
    cites: ['ACCOUNT-43'],
    kind: 'after',
    on: 'signIn.again',
    from: isProving,
    holds: (it) => asks(it, { type: 'endSession' }) && isProving(it.after),
  },
  {
    says: 'Nothing is asked for that nobody wanted',
    cites: ['DATA-07'],
    kind: 'everyStep',
    when: (it) => starts(it, 'requestExport'),
    holds: ({ on }) => on === 'export.request' || on === 'proof.submit:good',
  },
  {
    says: 'A copy that was asked for is in the list, and the page may be closed',
    cites: ['DATA-06'],
    kind: 'after',
    on: 'requestExport:requested',
    from: isAsking,
    holds: (it) => isRequested(it.after) && isSilent(it.after),
  },
  {
    says: "What failed is told where it was asked for; what nobody foresaw as 'Erro ao solicitar exportação de dados'",
    cites: ['TEXT-16', 'FAIL-05'],
    kind: 'after',
    on: Object.keys(CODES),
    from: isAsking,
    holds: (it) => isBack(it) && it.after.context.failure?.code === CODES[it.on],
  },
  {
    says: 'The password not being enough is told beside it',
    cites: ['ACCOUNT-44'],
    kind: 'after',
    on: 'requestExport:proofNeeded',
    from: isProven,
    holds: ({ after }) => isProving(after) && after.context.failure?.code === 'auth.proofNeeded',
  },
  {
    says: 'The shell is asked for nothing but what it is for',
    cites: ['FAIL-25'],
    kind: 'everyStep',
    when: (it) => it.emitted.length > 0,
    holds: ({ on }) => ['requestExport:requested', 'signIn.again'].includes(on),
  },
  {
    says: 'What is wrong and what failed are told one at a time, and not while it is tried again',
    cites: ['FAIL-09'],
    kind: 'always',
    holds: (state) =>
      (state.context.failure === null || isSame(state.context.issues, {})) &&
      (isOffered(state) || isProving(state) || isSilent(state)),
  },
]
