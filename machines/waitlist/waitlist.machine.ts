import { assertEvent, assign, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { FieldIssues } from '#contracts/forms/issues.ts'
import { type WaitlistEntry, waitlistSchema } from '#contracts/forms/waitlist.ts'
import { fieldIssues } from '#contracts/forms/field-issues.ts'
import type { Draft } from '../kit/draft.ts'
import { required } from '../kit/required.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided, unprovidedStream } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

export const waitlistMachine = setup({
  types: {
    context: {} as {
      /** The address that the mail was sent to. */
      email: string | null
      /** The key from a mailed link. */
      key: string | null
      issues: FieldIssues
      failure: Failure | null
    },
    events: {} as
      | ({ type: 'form.submit' } & Draft)
      | { type: 'form.again' }
      | { type: 'key.found'; key: string }
      | { type: 'entry.confirm' }
      | { type: 'entry.leave' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'form' | 'joined' | 'offer' | 'confirmed' | 'entryRemoved'>,
  },
  actors: {
    /** Reads the key from the URL and removes it, as it is a secret. */
    readKey: unprovidedStream('readKey'),
    joinWaitlist: unprovided<void, WaitlistEntry>('joinWaitlist'),
    confirmEntry: unprovided<void, { key: string }>('confirmEntry'),
    leaveWaitlist: unprovided<void, { key: string }>('leaveWaitlist'),
  },
  guards: {
    isAcceptable: (_, { values }: Draft) => waitlistSchema.safeParse(values).success,
    isLinkExpired: (_, { error }: Rejection) => isFailure(error, 'auth.linkExpired'),
  },
  actions: {
    storeKey: assign({ key: (_, { key }: { key: string }) => key }),
    storeEmail: assign({ email: (_, { values }: Draft) => waitlistSchema.parse(values).email }),
    storeIssues: assign({ issues: (_, { values }: Draft) => fieldIssues(waitlistSchema, values), failure: null }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    clearErrors: assign({ issues: {}, failure: null }),
    clearEmail: assign({ email: null }),
    clearKey: assign({ key: null }),
  },
}).createMachine({
  id: 'waitlist',
  description: 'Waiting list for a launch: joined with consent, confirmed and left by a link in an e-mail.',
  context: { email: null, key: null, issues: {}, failure: null },
  invoke: { id: 'readKey', src: 'readKey', onError: {} },
  initial: 'editing',
  on: { 'key.found': {} },
  states: {
    editing: {
      description: 'Shows the form with its issues and the last failure.',
      meta: { view: 'form' },
      entry: ['clearKey', 'clearEmail'],
      exit: 'clearErrors',
      on: {
        'key.found': { target: 'offered', actions: { type: 'storeKey', params: ({ event }) => event } },
        'form.submit': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event },
            target: 'joining',
            actions: { type: 'storeEmail', params: ({ event }) => event },
          },
          { actions: { type: 'storeIssues', params: ({ event }) => event } },
        ],
      },
    },
    joining: {
      description: 'Sends the address.',
      tags: 'busy',
      meta: { view: 'form' },
      invoke: {
        id: 'joinWaitlist',
        src: 'joinWaitlist',
        input: ({ event }) => {
          assertEvent(event, 'form.submit')
          return waitlistSchema.parse(event.values)
        },
        onDone: 'joined',
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    joined: {
      description: 'An e-mail with the confirmation link was sent.',
      meta: { view: 'joined' },
      on: { 'form.again': 'editing' },
    },
    offered: {
      description:
        'A link of an e-mail was opened. Nothing happens before the button is clicked: mail scanners open links too.',
      meta: { view: 'offer' },
      exit: 'clearErrors',
      on: { 'entry.confirm': 'confirmingEntry', 'entry.leave': 'removingEntry' },
    },
    confirmingEntry: {
      description: 'Confirms the entry.',
      tags: 'busy',
      meta: { view: 'offer' },
      invoke: {
        id: 'confirmEntry',
        src: 'confirmEntry',
        input: ({ context }) => ({ key: required(context.key) }),
        onDone: 'confirmed',
        onError: [
          {
            guard: { type: 'isLinkExpired', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
          { target: 'offered', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    confirmed: {
      description: 'The address is on the list.',
      meta: { view: 'confirmed' },
      on: { 'entry.leave': 'removingEntry' },
    },
    removingEntry: {
      description: 'Deletes the entry.',
      tags: 'busy',
      meta: { view: 'offer' },
      invoke: {
        id: 'leaveWaitlist',
        src: 'leaveWaitlist',
        input: ({ context }) => ({ key: required(context.key) }),
        onDone: 'entryRemoved',
        onError: { target: 'offered', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    entryRemoved: {
      description: 'The address was removed from the list.',
      meta: { view: 'entryRemoved' },
      entry: 'clearKey',
      on: { 'form.again': 'editing' },
    },
  },
})
