import type { ModelOf } from '../kit/model.ts'
import { ANA, CRASHED, LIMITED, UNREACHABLE } from '../kit/samples.ts'
import { linkMailMachine } from './link-mail.machine.ts'

export const linkMailModel = {
  machine: linkMailMachine,
  inputs: { start: { email: ANA.email }, justSent: { email: ANA.email, isSent: true } },
  person: [{ event: { type: 'mail.send' } }],
  environment: [],
  streams: {},
  outcomes: {
    sendMail: { sent: { ok: undefined }, limited: LIMITED, unreachable: UNREACHABLE, crashed: CRASHED },
  },
} satisfies ModelOf<typeof linkMailMachine>
