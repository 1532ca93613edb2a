import { assign, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import { EMAIL_RESEND_INTERVAL } from '#contracts/limits.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

export const requestMailMachine = setup({
  types: {
    /** `isSent`: a mail was just sent by another call, so the cooldown runs. */
    input: {} as { email: string; isSent?: boolean },
    context: {} as { email: string; isSent: boolean; failure: Failure | null },
    events: {} as { type: 'mail.send' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'offered' | 'sent' | null>,
  },
  actors: { sendMail: unprovided<void, { email: string }>('sendMail') },
  guards: { isSent: ({ context }) => context.isSent },
  actions: {
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    forgetSent: assign({ isSent: false }),
    clearFailure: assign({ failure: null }),
  },
  delays: { resendInterval: EMAIL_RESEND_INTERVAL },
}).createMachine({
  id: 'requestMail',
  description: "Requests an e-mail to the account's own address, and another after a minute.",
  context: ({ input: { email, isSent = false } }) => ({ email, isSent, failure: null }),
  initial: 'initializing',
  states: {
    initializing: {
      description: 'Chooses the state: whether an e-mail was already sent.',
      meta: { view: null },
      always: [{ guard: 'isSent', target: 'sent' }, { target: 'offered' }],
    },
    offered: {
      description: 'The e-mail can be requested; shows the last failure.',
      meta: { view: 'offered' },
      exit: 'clearFailure',
      on: { 'mail.send': 'sending' },
    },
    sending: {
      description: 'Requests the e-mail.',
      meta: { view: 'offered' },
      tags: 'busy',
      invoke: {
        id: 'sendMail',
        src: 'sendMail',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'sent',
        onError: { target: 'offered', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    sent: {
      description: 'The e-mail was sent. The service sends no other for a minute.',
      meta: { view: 'sent' },
      tags: 'busy',
      exit: 'forgetSent',
      after: { resendInterval: 'offered' },
    },
  },
})
