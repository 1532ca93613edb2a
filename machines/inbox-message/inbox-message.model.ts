import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import { inboxMessageMachine } from './inbox-message.machine.ts'

export const inboxMessageModel = {
  machine: inboxMessageMachine,
  inputs: { fresh: { message: { id: '00000000-0000-4000-8000-000000000001', status: 'new', answer: null } } },
  person: [
    { event: { type: 'message.open' } },
    { event: { type: 'message.close' } },
    { case: 'new', event: { type: 'status.choose', status: 'new' } },
    { case: 'answered', event: { type: 'status.choose', status: 'answered' } },
    { case: 'closed', event: { type: 'status.choose', status: 'closed' } },
    { case: 'good', event: { type: 'reply.send', values: { answer: ' Podemos conversar amanhã. ' } } },
    { case: 'short', event: { type: 'reply.send', values: { answer: ' Sim ' } } },
  ],
  // Another administrator has replied to it.
  environment: [{ event: { type: 'message.reread', status: 'answered', answer: 'Resolvido por telefone.' } }],
  streams: {},
  outcomes: {
    changeStatus: {
      changed: { ok: undefined },
      notFound: { fail: { code: 'request.notFound' } satisfies Failure },
      denied: { fail: { code: 'access.denied' } satisfies Failure },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    sendReply: {
      sent: { ok: undefined },
      answered: { fail: { code: 'admin.alreadyAnswered' } satisfies Failure },
      denied: { fail: { code: 'access.denied' } satisfies Failure },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof inboxMessageMachine>
