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
    name: 'It starts with the offer of a copy and no message',
    cites: ['DATA-07'],
    kind: 'start',
    input: 'start',
    expect: (state) => rests('offered')(state) && isSilent(state),
  },
  {
    name: 'A copy is requested without a password first, then with the typed one, on submit only',
    cites: ['ACCOUNT-42', 'ACCOUNT-44', 'DATA-07'],
    kind: 'everyStep',
    when: ({ on, calls }) => on in CALLS || calls.length > 0,
    expect: ({ on, calls }) => isSame(calls, [CALLS[on]]),
  },
  {
    name: 'Another copy can be requested afterwards',
    cites: ['DATA-07'],
    ...after(rests('offered', 'requested'), { 'export.request': { shows: 'offered', calls: { requestExport: {} } } }),
  },
  {
    name: 'A requested copy appears in the list; a failure is shown with its own message where the copy was requested',
    cites: ['ACCOUNT-42', 'ACCOUNT-44', 'DATA-06', 'TEXT-16', 'FAIL-05'],
    ...ends('requestExport', {
      requested: { shows: 'requested' },
      proofNeeded: ({ before, failed }) => ({ shows: 'proof', failure: shows('proof')(before) ? failed : null }),
      crashed: { failure: 'export.requestFailed' },
      ...failures(['wrongPassword', 'inProgress', 'limited', 'unreachable'], {}),
    }),
  },
  {
    name: 'An empty password is an issue at its field; cancelling needs no reauthentication',
    cites: ['ACCOUNT-44', 'DATA-07'],
    ...after(isProving, {
      'proof.submit:empty': { issues: { password: 'password.required' } },
      'proof.cancel': { shows: 'offered', failure: null, issues: {} },
    }),
  },
  {
    name: 'Without a password one signs in again, which is the only command to the shell',
    cites: ['ACCOUNT-43', 'FAIL-25'],
    ...onlyAfter(isProving, { 'signIn.again': { emits: { type: 'endSession' } } }),
  },
]
