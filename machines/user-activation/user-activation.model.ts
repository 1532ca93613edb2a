import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import { userActivationMachine } from './user-activation.machine.ts'

const id = '00000000-0000-4000-8000-000000000002'

export const userActivationModel = {
  machine: userActivationMachine,
  inputs: {
    active: { user: { id, isActive: true }, isOwn: false },
    inactive: { user: { id, isActive: false }, isOwn: false },
    own: { user: { id, isActive: true }, isOwn: true },
  },
  person: [
    { event: { type: 'activation.ask' } },
    { case: 'good', event: { type: 'activation.confirm', values: { reason: 'risk', note: ' Envia spam ' } } },
    { case: 'unreasoned', event: { type: 'activation.confirm', values: { reason: '', note: 'Envia spam' } } },
    { case: 'unnoted', event: { type: 'activation.confirm', values: { reason: 'risk', note: ' ' } } },
    { event: { type: 'activation.cancel' } },
  ],
  // By another administrator.
  environment: [{ event: { type: 'account.activated' } }, { event: { type: 'account.deactivated' } }],
  streams: {},
  outcomes: {
    changeActivation: {
      changed: { ok: undefined },
      own: { fail: { code: 'admin.ownAccount' } satisfies Failure },
      denied: { fail: { code: 'access.denied' } satisfies Failure },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof userActivationMachine>
