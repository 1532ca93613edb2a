import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import {
  CRASHED,
  LIMITED,
  PASSWORD,
  REAUTHENTICATION_NEEDED,
  SHORT_PASSWORD,
  UNREACHABLE,
  WEAK,
  WRONG_PASSWORD,
} from '../kit/samples.ts'
import { passwordChangeMachine } from './password-change.machine.ts'

const OLD = 'prosa-demo-0'

const submit = (newPassword: string, confirmPassword: string, more: object = {}) => ({
  type: 'form.submit' as const,
  values: { currentPassword: OLD, newPassword, confirmPassword, ...more },
})

export const passwordChangeModel = {
  machine: passwordChangeMachine,
  inputs: { start: undefined },
  person: [
    { case: 'good', event: submit(PASSWORD, PASSWORD, { endOthers: 'yes' }) },
    { case: 'keepingOthers', event: submit(PASSWORD, PASSWORD) },
    { case: 'short', event: submit(SHORT_PASSWORD, SHORT_PASSWORD) },
    { case: 'mismatch', event: submit(PASSWORD, 'prosa-demo-2') },
    { case: 'noCurrent', event: submit(PASSWORD, PASSWORD, { currentPassword: '' }) },
    { event: { type: 'form.again' } },
    { event: { type: 'signIn.again' } },
  ],
  environment: [],
  streams: {},
  outcomes: {
    changePassword: {
      changed: { ok: undefined },
      wrongCurrent: WRONG_PASSWORD,
      weak: WEAK,
      same: { fail: { code: 'auth.samePassword' } satisfies Failure },
      stale: REAUTHENTICATION_NEEDED,
      limited: LIMITED,
      limitedForAWhile: { fail: { code: 'rate.limited' } satisfies Failure },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof passwordChangeMachine>
