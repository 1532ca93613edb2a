import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import { otherSessionsMachine } from './other-sessions.machine.ts'

export const otherSessionsModel = {
  machine: otherSessionsMachine,
  inputs: { start: undefined },
  person: [
    { event: { type: 'session.end', id: 'session-phone' } },
    { event: { type: 'others.end' } },
    { event: { type: 'everywhere.end' } },
    { event: { type: 'signOut.confirm' } },
    { event: { type: 'signOut.cancel' } },
  ],
  environment: [],
  streams: {},
  outcomes: {
    endSessions: {
      ended: { ok: undefined },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof otherSessionsMachine>
