import type { ModelOf } from '../kit/model.ts'
import { CRASHED, LIMITED, UNREACHABLE } from '../kit/samples.ts'
import { waitlistMachine } from './waitlist.machine.ts'

const good = { email: 'ana@prosa.test', consent: 'accepted' }

export const waitlistModel = {
  machine: waitlistMachine,
  inputs: { fresh: undefined },
  person: [
    { case: 'good', event: { type: 'form.submit', values: good } },
    { case: 'badEmail', event: { type: 'form.submit', values: { ...good, email: 'ana@prosa' } } },
    { case: 'noConsent', event: { type: 'form.submit', values: { email: good.email } } },
    { event: { type: 'form.again' } },
    { event: { type: 'entry.confirm' } },
    { event: { type: 'entry.leave' } },
  ],
  environment: [],
  streams: { readKey: [{ event: { type: 'key.found', key: 'key-of-ana' } }] },
  outcomes: {
    joinWaitlist: { accepted: { ok: undefined }, unreachable: UNREACHABLE, limited: LIMITED, crashed: CRASHED },
    confirmEntry: {
      confirmed: { ok: undefined },
      spent: { fail: { code: 'auth.linkExpired' } },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    leaveWaitlist: { removed: { ok: undefined }, unreachable: UNREACHABLE, crashed: CRASHED },
  },
} satisfies ModelOf<typeof waitlistMachine>
