import type { ModelOf } from '../kit/model.ts'
import { ANA, CRASHED, LIMITED, UNREACHABLE } from '../kit/samples.ts'
import { requestMailMachine } from './request-mail.machine.ts'

export const requestMailModel = {
  machine: requestMailMachine,
  inputs: { start: { email: ANA.email }, justSent: { email: ANA.email, isSent: true } },
  person: [{ event: { type: 'mail.send' } }],
  environment: [],
  streams: {},
  outcomes: {
    sendMail: { sent: { ok: undefined }, limited: LIMITED, unreachable: UNREACHABLE, crashed: CRASHED },
  },
} satisfies ModelOf<typeof requestMailMachine>
