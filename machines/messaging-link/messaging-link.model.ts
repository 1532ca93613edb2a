import type { ModelOf } from '../kit/model.ts'
import { CRASHED, LIMITED, UNREACHABLE } from '../kit/samples.ts'
import { messagingLinkMachine } from './messaging-link.machine.ts'

export const messagingLinkModel = {
  machine: messagingLinkMachine,
  inputs: { unlinked: { phone: null }, linked: { phone: '•••• 0001' } },
  person: [
    { event: { type: 'code.create' } },
    { event: { type: 'code.cancel' } },
    { event: { type: 'code.check' } },
    { event: { type: 'number.unlink' } },
    { event: { type: 'unlinking.confirm' } },
    { event: { type: 'unlinking.cancel' } },
  ],
  environment: [],
  streams: {},
  outcomes: {
    createCode: {
      made: { ok: { code: 'K7MP2Q9X', expires_at: '2026-11-20T12:10:00Z' } },
      limited: LIMITED,
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    awaitLink: {
      linked: { ok: { kind: 'linked', phone: '•••• 0002' } },
      numberInUse: { ok: { kind: 'numberInUse' } },
      over: { ok: { kind: 'over' } },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    unlink: { unlinked: { ok: undefined }, unreachable: UNREACHABLE, crashed: CRASHED },
  },
} satisfies ModelOf<typeof messagingLinkMachine>
