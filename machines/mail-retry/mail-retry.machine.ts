import { assign, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

type Mail = { id: string }

export const mailRetryMachine = setup({
  types: {
    input: {} as Mail,
    context: {} as Mail & { failure: Failure | null },
    events: {} as { type: 'mail.retry' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'givenUp' | 'queued'>,
  },
  actors: { retryMail: unprovided<void, Mail>('retryMail') },
  actions: {
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'mailRetry',
  description: 'Lets an administrator put a mail that was given up back into the queue.',
  context: ({ input }) => ({ id: input.id, failure: null }),
  initial: 'givenUp',
  states: {
    givenUp: {
      description: 'The mail was given up and can be tried again; shows the last failure.',
      meta: { view: 'givenUp' },
      exit: 'clearFailure',
      on: { 'mail.retry': 'queueing' },
    },
    queueing: {
      description: 'Asks the service to try the mail again.',
      meta: { view: 'givenUp' },
      tags: 'busy',
      invoke: {
        id: 'retryMail',
        src: 'retryMail',
        input: ({ context }) => ({ id: context.id }),
        onDone: 'queued',
        onError: { target: 'givenUp', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    queued: {
      type: 'final',
      description: 'The mail is in the queue again. The list shows the outcome.',
      meta: { view: 'queued' },
    },
  },
})
