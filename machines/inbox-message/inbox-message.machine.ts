import { assign, setup } from 'xstate'
import type { MessageStatus } from '#contracts/api/admin.ts'
import type { Failure } from '#contracts/errors.ts'
import { replyFormSchema } from '#contracts/forms/contact.ts'
import { fieldIssues } from '#contracts/forms/field-issues.ts'
import type { FieldIssues } from '#contracts/forms/issues.ts'
import type { Draft } from '../kit/draft.ts'
import { required } from '../kit/required.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

/** A message, its status, and its reply. */
export type Message = { id: string; status: MessageStatus; answer: string | null }

export type StatusChange = { id: string; status: MessageStatus }
export type Reply = { id: string; answer: string }

type StatusParams = { status: MessageStatus }
type MessageParams = Omit<Message, 'id'>

export const inboxMessageMachine = setup({
  types: {
    input: {} as { message: Message },
    context: {} as {
      message: Message
      /** The new status while it is being saved. */
      chosen: MessageStatus | null
      /** The reply while it is being sent. */
      draft: string | null
      issues: FieldIssues
      failure: Failure | null
    },
    events: {} as
      | { type: 'message.open' }
      | { type: 'message.close' }
      | ({ type: 'status.choose' } & StatusParams)
      /** `values`: the reply. */
      | ({ type: 'reply.send' } & Draft)
      /** The list was read again. */
      | ({ type: 'message.reread' } & MessageParams),
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'closed' | 'opened' | 'changed' | 'answered'>,
  },
  actors: {
    changeStatus: unprovided<void, StatusChange>('changeStatus'),
    sendReply: unprovided<void, Reply>('sendReply'),
  },
  guards: {
    isOtherStatus: ({ context }, { status }: StatusParams) => status !== context.message.status,
    isAcceptable: ({ context }, { values }: Draft) =>
      context.message.answer === null && replyFormSchema.safeParse(values).success,
    isUnanswered: ({ context }) => context.message.answer === null,
  },
  actions: {
    storeChosen: assign({ chosen: (_, { status }: StatusParams) => status }),
    storeDraft: assign({ draft: (_, { values }: Draft) => replyFormSchema.parse(values).answer }),
    takeChosen: assign({
      message: ({ context: { message, chosen } }) => ({ ...message, status: chosen ?? message.status }),
    }),
    takeDraft: assign({
      message: ({ context: { message, draft } }) => ({ ...message, status: 'answered' as const, answer: draft }),
    }),
    takeStored: assign({
      message: ({ context: { message } }, { status, answer }: MessageParams) => ({ ...message, status, answer }),
    }),
    takeStatus: assign({ message: ({ context: { message } }, { status }: StatusParams) => ({ ...message, status }) }),
    dropPending: assign({ chosen: null, draft: null }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    storeIssues: assign({
      issues: (_, { values }: Draft) => fieldIssues(replyFormSchema, values),
      failure: null,
    }),
    clearErrors: assign({ issues: {}, failure: null }),
  },
}).createMachine({
  id: 'inboxMessage',
  description: 'One message of the contact form, for an administrator: opened, replied to by e-mail, status changed.',
  context: ({ input }) => ({ message: input.message, chosen: null, draft: null, issues: {}, failure: null }),
  initial: 'closed',
  // Ignored while a change is being saved: the read data can be older.
  on: { 'message.reread': {} },
  states: {
    closed: {
      description: 'Shows sender, subject and date.',
      meta: { view: 'closed' },
      on: {
        'message.open': 'open',
        'message.reread': { actions: { type: 'takeStored', params: ({ event }) => event } },
      },
    },
    open: {
      description: 'Shows the whole message, with its reply or a form to reply.',
      initial: 'reading',
      entry: 'dropPending',
      exit: 'clearErrors',
      on: {
        'message.close': 'closed',
        'status.choose': {
          guard: { type: 'isOtherStatus', params: ({ event }) => event },
          target: 'changing',
          actions: { type: 'storeChosen', params: ({ event }) => event },
        },
        'reply.send': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'storeDraft', params: ({ event }) => event },
          },
          {
            guard: 'isUnanswered',
            target: '.reading',
            actions: { type: 'storeIssues', params: ({ event }) => event },
          },
        ],
        // The reply of another administrator is not applied, so that the form keeps what was typed. The service
        // refuses a second reply.
        'message.reread': {
          guard: { type: 'isOtherStatus', params: ({ event }) => event },
          target: '.reading',
          actions: { type: 'takeStatus', params: ({ event }) => event },
        },
      },
      states: {
        reading: { description: 'No change was made yet.', meta: { view: 'opened' } },
        changed: { description: 'The status was saved: shows a confirmation.', meta: { view: 'changed' } },
        answered: { description: 'The reply was sent: shows it, and a confirmation.', meta: { view: 'answered' } },
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
        onDone: { target: 'open.changed', actions: 'takeChosen' },
        onError: { target: 'open', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    sending: {
      description: 'Sends the reply.',
      meta: { view: 'opened' },
      tags: 'busy',
      invoke: {
        id: 'sendReply',
        src: 'sendReply',
        input: ({ context: { message, draft } }) => ({ id: message.id, answer: required(draft) }),
        onDone: { target: 'open.answered', actions: 'takeDraft' },
        onError: { target: 'open', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
})
