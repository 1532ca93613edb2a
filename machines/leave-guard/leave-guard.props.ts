import { consequencesOf } from '../kit/consequences.ts'
import type { Property } from '../kit/properties.ts'
import type { leaveGuardMachine } from './leave-guard.machine.ts'

const { after, ignores, onlyAfter, shows } = consequencesOf<typeof leaveGuardMachine>()

export const leaveGuardProperties: readonly Property<typeof leaveGuardMachine>[] = [
  {
    name: 'Nobody is asked who does not leave',
    cites: ['ACCOUNT-13'],
    kind: 'start',
    input: 'unsaved',
    expect: shows(null),
  },
  {
    name: 'Leaving with something unsaved asks, once',
    cites: ['ACCOUNT-12'],
    ...after(() => true, { 'page.leave': { shows: 'asking' } }),
  },
  {
    name: 'Who confirms leaves, nobody leaves unasked, and who stays stays with everything that was typed',
    cites: ['ACCOUNT-12'],
    ...onlyAfter(shows('asking'), {
      'leave.confirm': { shows: null, emits: { type: 'leavePage' } },
      'leave.stay': { shows: null },
    }),
  },
  {
    name: 'A guard that breaks keeps nobody from working',
    cites: ['ACCOUNT-14'],
    ...ignores('guardPage:broken'),
  },
]
