import { consequencesOf } from '../kit/consequences.ts'
import { isSame, isSilent } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import { PASSWORD } from '../kit/samples.ts'
import type { dataExportMachine } from './data-export.machine.ts'

const { after, ends, failures, onlyAfter, rests, shows } = consequencesOf<typeof dataExportMachine>()

const isProving = rests('proof')

/** The call that each press makes: a recent session is a proof of identity. */
const CALLS: Readonly<Record<string, object>> = {
  'export.request': { src: 'requestExport', input: {} },
  'proof.submit:good': { src: 'requestExport', input: { password: PASSWORD } },
}

export const dataExportProperties: readonly Property<typeof dataExportMachine>[] = [
  {
    name: 'A copy is offered, and nothing is said yet',
    cites: ['DATA-07'],
    kind: 'start',
    input: 'start',
    expect: (state) => rests('offered')(state) && isSilent(state),
  },
  {
    name: 'It is asked for without a password first, and with it where that is typed; nothing asks that nobody wanted',
    cites: ['ACCOUNT-42', 'ACCOUNT-44', 'DATA-07'],
    kind: 'everyStep',
    when: ({ on, calls }) => on in CALLS || calls.length > 0,
    expect: ({ on, calls }) => isSame(calls, [CALLS[on]]),
  },
  {
    name: 'It can be asked for again after it was',
    cites: ['DATA-07'],
    ...after(rests('offered', 'requested'), { 'export.request': { shows: 'offered', calls: { requestExport: {} } } }),
  },
  {
    name: 'A copy that was asked for is in the list; what failed is told where it was asked for, as what it is',
    cites: ['ACCOUNT-42', 'ACCOUNT-44', 'DATA-06', 'TEXT-16', 'FAIL-05'],
    ...ends('requestExport', {
      requested: { shows: 'requested' },
      proofNeeded: ({ before, failed }) => ({ shows: 'proof', failure: shows('proof')(before) ? failed : null }),
      crashed: { failure: 'export.requestFailed' },
      ...failures(['wrongPassword', 'inProgress', 'limited', 'unreachable'], {}),
    }),
  },
  {
    name: 'An empty password is told beside its field, and nobody has to prove anything who gives the copy up',
    cites: ['ACCOUNT-44', 'DATA-07'],
    ...after(isProving, {
      'proof.submit:empty': { issues: { password: 'password.required' } },
      'proof.cancel': { shows: 'offered', failure: null, issues: {} },
    }),
  },
  {
    name: 'Whoever has no password signs in again, and the shell is asked for nothing else',
    cites: ['ACCOUNT-43', 'FAIL-25'],
    ...onlyAfter(isProving, { 'signIn.again': { emits: { type: 'endSession' } } }),
  },
]
