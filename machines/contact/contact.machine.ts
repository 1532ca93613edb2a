import { assertEvent, assign, sendTo, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import { type ContactMessage, contactMessageSchema } from '#contracts/forms/contact.ts'
import type { FieldIssues, FormValues } from '#contracts/forms/issues.ts'
import { fieldIssues } from '#contracts/forms/field-issues.ts'
import type { Draft } from '../kit/draft.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure } from '../kit/to-failure.ts'
import { unprovided, unprovidedStream } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

export const contactMachine = setup({
  types: {
    context: {} as {
      /** The draft restored after a reload. */
      draft: FormValues | null
      issues: FieldIssues
      failure: Failure | null
      reference: string | null
    },
    events: {} as
      | ({ type: 'form.submit' } & Draft)
      | ({ type: 'draft.changed' } & Draft)
      | ({ type: 'draft.restored' } & Draft)
      | { type: 'message.another' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'form' | 'sent'>,
  },
  actors: {
    saveDraft: unprovidedStream<({ type: 'draft.save' } & Draft) | { type: 'draft.discard' }>('saveDraft'),
    sendContactMessage: unprovided<{ reference: string }, ContactMessage>('sendContactMessage'),
  },
  guards: { isAcceptable: (_, { values }: Draft) => contactMessageSchema.safeParse(values).success },
  actions: {
    storeDraft: assign({ draft: (_, { values }: Draft) => values }),
    saveDraft: sendTo('saveDraft', (_, { values }: Draft) => ({ type: 'draft.save' as const, values })),
    discardDraft: sendTo('saveDraft', { type: 'draft.discard' }),
    storeIssues: assign({ issues: (_, { values }: Draft) => fieldIssues(contactMessageSchema, values), failure: null }),
    storeFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    storeReference: assign({ reference: (_, { reference }: { reference: string }) => reference, draft: null }),
    clearErrors: assign({ issues: {}, failure: null }),
    clearReference: assign({ reference: null }),
  },
}).createMachine({
  id: 'contact',
  description:
    'One message from the contact page: written, sent, acknowledged. The draft is kept until it has been sent.',
  context: { draft: null, issues: {}, failure: null, reference: null },
  invoke: { id: 'saveDraft', src: 'saveDraft', onError: {} },
  initial: 'editing',
  on: { 'draft.restored': {} },
  states: {
    editing: {
      description: 'Shows the form with its issues and the last failure.',
      meta: { view: 'form' },
      exit: 'clearErrors',
      on: {
        'draft.restored': { actions: { type: 'storeDraft', params: ({ event }) => event } },
        'draft.changed': { actions: { type: 'saveDraft', params: ({ event }) => event } },
        'form.submit': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'saveDraft', params: ({ event }) => event },
          },
          { actions: { type: 'storeIssues', params: ({ event }) => event } },
        ],
      },
    },
    sending: {
      description: 'Sends the message.',
      tags: 'busy',
      meta: { view: 'form' },
      invoke: {
        id: 'sendContactMessage',
        src: 'sendContactMessage',
        input: ({ event }) => {
          assertEvent(event, 'form.submit')
          return contactMessageSchema.parse(event.values)
        },
        onDone: {
          target: 'sent',
          actions: ['discardDraft', { type: 'storeReference', params: ({ event }) => event.output }],
        },
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    sent: {
      description: 'Message sent: the reference is shown.',
      meta: { view: 'sent' },
      exit: 'clearReference',
      on: { 'message.another': 'editing' },
    },
  },
})
