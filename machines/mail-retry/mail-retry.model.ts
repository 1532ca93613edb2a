import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import { mailRetryMachine } from './mail-retry.machine.ts'

export const mailRetryModel = {
  machine: mailRetryMachine,
  inputs: { givenUp: { id: '00000000-0000-4000-8000-000000000001' } },
  person: [{ event: { type: 'mail.retry' } }],
  environment: [],
  streams: {},
  outcomes: {
    retryMail: {
      queued: { ok: undefined },
      notFound: { fail: { code: 'request.notFound' } satisfies Failure },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof mailRetryMachine>
