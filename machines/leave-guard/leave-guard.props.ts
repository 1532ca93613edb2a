import { consequencesOf } from '../kit/consequences.ts'
import type { Property } from '../kit/properties.ts'
import type { leaveGuardMachine } from './leave-guard.machine.ts'

const { after, ignores, onlyAfter, shows } = consequencesOf<typeof leaveGuardMachine>()

export const leaveGuardProperties: readonly Property<typeof leaveGuardMachine>[] = [
  {
    name: 'Nothing is asked at the start',
    cites: ['ACCOUNT-13'],
    kind: 'start',
    input: 'unsaved',
    expect: shows(null),
  },
  {
    name: 'Leaving with unsaved changes asks once',
    cites: ['ACCOUNT-12'],
    ...after(() => true, { 'page.leave': { shows: 'confirming' } }),
  },
  {
    name: 'Confirming leaves, staying keeps what was typed, and nobody leaves without confirming',
    cites: ['ACCOUNT-12'],
    ...onlyAfter(shows('confirming'), {
      'leave.confirm': { shows: null, emits: { type: 'leavePage' } },
      'leave.stay': { shows: null },
    }),
  },
  {
    name: 'When leaving can no longer be watched, the page keeps working',
    cites: ['ACCOUNT-14'],
    ...ignores('guardPage:broken'),
  },
]
