import { consequencesOf } from '../kit/consequences.ts'
import { isSame, hasNoErrors } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import { PASSWORD } from '../kit/samples.ts'
import type { dataExportMachine } from './data-export.machine.ts'

const { after, ends, failures, onlyAfter, isIdleIn, shows } = consequencesOf<typeof dataExportMachine>()

const isReauthenticating = isIdleIn('reauthentication')
const isReauthenticatingByCode = isIdleIn('reauthenticationByCode')

/** The call that each click makes: a recent session needs no reauthentication. */
const CALLS: Readonly<Record<string, object>> = {
  'export.request': { src: 'requestExport', input: {} },
  'reauthentication.submit:good': { src: 'requestExport', input: { password: PASSWORD } },
  'code.submit:app': { src: 'verifyFactor', input: { code: '123456' } },
  'code.submit:recoveryCode': { src: 'verifyFactor', input: { code: 'abcde23456' } },
  'verifyFactor:accepted': { src: 'requestExport', input: {} },
}

export const dataExportProperties: readonly Property<typeof dataExportMachine>[] = [
  {
    name: 'The data export starts with its offer and no message',
    cites: ['DATA-07'],
    kind: 'start',
    input: 'start',
    expect: (state) => isIdleIn('offered')(state) && hasNoErrors(state),
  },
  {
    name: 'A data export is requested without a password first, then with the typed one or after a code, on submit only',
    cites: ['ACCOUNT-42', 'ACCOUNT-44', 'ACCOUNT-63', 'DATA-07'],
    kind: 'everyStep',
    when: ({ on, calls }) => on in CALLS || calls.length > 0,
    expect: ({ on, calls }) => isSame(calls, [CALLS[on]]),
  },
  {
    name: 'A further data export can be requested after one was requested',
    cites: ['DATA-07'],
    ...after(isIdleIn('offered', 'requested'), {
      'export.request': { shows: 'offered', calls: { requestExport: {} } },
    }),
  },
  {
    name: 'A requested data export appears in the list; a failure is shown with its own message where it was requested',
    cites: ['ACCOUNT-42', 'ACCOUNT-44', 'DATA-06', 'TEXT-16', 'FAIL-05'],
    ...ends('requestExport', {
      requested: { shows: 'requested' },
      reauthenticationNeeded: ({ before, failed }) => ({
        shows: 'reauthentication',
        failure: shows('reauthentication')(before) ? failed : null,
      }),
      codeNeeded: { shows: 'reauthenticationByCode' },
      crashed: { failure: 'export.requestFailed' },
      ...failures(['wrongPassword', 'inProgress', 'limited', 'unreachable'], {}),
    }),
  },
  {
    name: 'An account with a second factor requires a code of the app or a recovery code; any other input is an issue',
    cites: ['ACCOUNT-63', 'AUTH-49'],
    ...onlyAfter(isReauthenticatingByCode, {
      'code.submit:app': { calls: { verifyFactor: { code: '123456' } } },
      'code.submit:recoveryCode': { calls: { verifyFactor: { code: 'abcde23456' } } },
      'code.submit:short': { issues: { code: 'code.invalid' } },
    }),
  },
  {
    name: 'An accepted code requests the data export; a refused code is reported in place, and another one can be entered',
    cites: ['ACCOUNT-63', 'AUTH-51', 'FAIL-04'],
    ...ends('verifyFactor', {
      accepted: { shows: 'offered', calls: { requestExport: {} } },
      crashed: { failure: 'export.requestFailed' },
      ...failures(['wrong', 'limited', 'unreachable'], {}),
    }),
  },
  {
    name: 'An empty password is an issue at its field',
    cites: ['ACCOUNT-44', 'DATA-07'],
    ...after(isReauthenticating, {
      'reauthentication.submit:empty': { issues: { password: 'password.required' } },
    }),
  },
  {
    name: 'Cancelling either reauthentication returns to the offer',
    cites: ['ACCOUNT-45'],
    ...after(isIdleIn('reauthentication', 'reauthenticationByCode'), {
      'reauthentication.cancel': { shows: 'offered', failure: null, issues: {} },
    }),
  },
  {
    name: 'An account without a password signs in again, which is the only command to the shell',
    cites: ['ACCOUNT-43', 'FAIL-25'],
    ...onlyAfter(isReauthenticating, { 'signIn.again': { emits: { type: 'signOut' } } }),
  },
]
