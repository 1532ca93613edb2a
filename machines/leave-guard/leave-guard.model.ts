import type { ModelOf } from '../kit/model.ts'
import { leaveGuardMachine } from './leave-guard.machine.ts'

export const leaveGuardModel = {
  machine: leaveGuardMachine,
  inputs: { unsaved: undefined },
  person: [{ event: { type: 'leave.stay' } }, { event: { type: 'leave.confirm' } }],
  environment: [],
  streams: { guardPage: [{ event: { type: 'page.leave' } }] },
  outcomes: {},
} satisfies ModelOf<typeof leaveGuardMachine>
