import { assign, setup } from 'xstate'
import type { MessageStatus } from '#contracts/api/admin.ts'
import type { Failure } from '#contracts/errors.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { Viewed } from '../kit/view.ts'

/** A message and its status. */
export type Answering = { id: string; status: MessageStatus }

type Chosen = { status: MessageStatus }

export const inboxMessageMachine = setup({
  types: {
    input: {} as { message: Answering },
    context: {} as {
      message: Answering
      /** The new status while it is being saved. */
      chosen: MessageStatus | null
      failure: Failure | null
    },
    events: {} as { type: 'message.open' } | { type: 'message.close' } | ({ type: 'status.choose' } & Chosen),
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as Viewed<'closed' | 'opened' | 'changed'>,
  },
  actors: { changeStatus: unprovided<void, Answering>('changeStatus') },
  guards: {
    isOther: ({ context }, { status }: Chosen) => status !== context.message.status,
  },
  actions: {
    storeChosen: assign({ chosen: (_, { status }: Chosen) => status }),
    takeChosen: assign({
      message: ({ context: { message, chosen } }) => ({ ...message, status: chosen ?? message.status }),
    }),
    dropChosen: assign({ chosen: null }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'inboxMessage',
  description: 'One message of the contact form, for an administrator: opened, answered by e-mail, status changed.',
  context: ({ input }) => ({ message: input.message, chosen: null, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Shows sender, subject and date.',
      meta: { view: 'closed' },
      on: { 'message.open': 'opened' },
    },
    opened: {
      description: 'Shows the whole message with a link to answer it.',
      meta: { view: 'opened' },
      entry: 'dropChosen',
      exit: 'clearFailure',
      on: {
        'message.close': 'closed',
        'status.choose': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'changing',
          actions: { type: 'storeChosen', params: ({ event }) => event },
        },
      },
    },
    changing: {
      description: 'Saves the status.',
      meta: { view: 'opened' },
      tags: 'busy',
      invoke: {
        id: 'changeStatus',
        src: 'changeStatus',
        input: ({ context: { message, chosen } }) => ({ id: message.id, status: chosen ?? message.status }),
        onDone: { target: 'changed', actions: 'takeChosen' },
        onError: { target: 'opened', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    changed: {
      description: 'The status was saved: shows a confirmation.',
      meta: { view: 'changed' },
      entry: 'dropChosen',
      on: {
        'message.close': 'closed',
        'status.choose': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'changing',
          actions: { type: 'storeChosen', params: ({ event }) => event },
        },
      },
    },
  },
})
