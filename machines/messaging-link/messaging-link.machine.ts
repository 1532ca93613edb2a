import { assign, setup } from 'xstate'
import type { LinkCode } from '#contracts/api/messaging-link.ts'
import type { Failure } from '#contracts/errors.ts'
import { LINK_CODE_TTL } from '#contracts/limits.ts'
import { required } from '../kit/required.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

/** Outcome of a code: its sender's number was linked or is linked to another account, or the code expired. */
export type CodeOutcome = { kind: 'linked'; phone: string } | { kind: 'numberInUse' } | { kind: 'over' }

type OutcomeParams = { outcome: CodeOutcome }

export const messagingLinkMachine = setup({
  types: {
    /** The linked number, masked; null without one. */
    input: {} as { phone: string | null },
    context: {} as { phone: string | null; offer: LinkCode | null; failure: Failure | null },
    events: {} as
      | { type: 'code.create' }
      | { type: 'code.cancel' }
      | { type: 'code.check' }
      | { type: 'number.unlink' }
      | { type: 'unlinking.confirm' }
      | { type: 'unlinking.cancel' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<
      'unlinked' | 'linked' | 'code' | 'checkFailed' | 'expired' | 'numberInUse' | 'confirming' | 'unlinking' | null
    >,
  },
  actors: {
    createCode: unprovided<LinkCode>('createCode'),
    /** Polls with backoff, and only while the page is visible, until the code has an outcome. */
    awaitLink: unprovided<CodeOutcome, { expiresAt: string }>('awaitLink', { isOpenEnded: true }),
    unlink: unprovided<void>('unlink'),
  },
  guards: {
    isLinked: ({ context }) => context.phone !== null,
    isNowLinked: (_, { outcome }: OutcomeParams) => outcome.kind === 'linked',
    isNumberInUse: (_, { outcome }: OutcomeParams) => outcome.kind === 'numberInUse',
  },
  actions: {
    storeOffer: assign({ offer: (_, { offer }: { offer: LinkCode }) => offer }),
    forgetOffer: assign({ offer: null }),
    storePhone: assign({
      phone: ({ context }, { outcome }: OutcomeParams) => (outcome.kind === 'linked' ? outcome.phone : context.phone),
    }),
    forgetPhone: assign({ phone: null }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
  },
  delays: { codeTtl: LINK_CODE_TTL },
}).createMachine({
  id: 'messagingLink',
  description: 'The phone number that audios come from: linked by a code sent from it, changed, unlinked.',
  context: ({ input }) => ({ phone: input.phone, offer: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'No code is pending.',
      entry: 'forgetOffer',
      exit: 'clearFailure',
      initial: 'deciding',
      on: { 'code.create': 'creating' },
      states: {
        deciding: {
          description: 'Chooses the state: whether a number is linked.',
          meta: { view: null },
          always: [{ guard: 'isLinked', target: 'linked' }, { target: 'unlinked' }],
        },
        unlinked: {
          description: 'No number is linked: a code can be requested.',
          meta: { view: 'unlinked' },
        },
        linked: {
          description: 'A number is linked: it can be changed or unlinked.',
          meta: { view: 'linked' },
          on: { 'number.unlink': '#messagingLink.confirming' },
        },
        connected: {
          description: 'The number was linked just now: shows a confirmation.',
          meta: { view: 'linked' },
          on: { 'number.unlink': '#messagingLink.confirming' },
        },
      },
    },
    creating: {
      description: 'Requests a code, which replaces the previous one.',
      tags: 'busy',
      meta: { view: 'code' },
      entry: 'forgetOffer',
      invoke: {
        id: 'createCode',
        src: 'createCode',
        onDone: {
          target: 'waiting',
          actions: { type: 'storeOffer', params: ({ event }) => ({ offer: event.output }) },
        },
        onError: { target: 'idle', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    waiting: {
      description: 'Shows the code and polls until it was sent from the phone, is cancelled, or expires.',
      meta: { view: 'code' },
      tags: 'busy',
      on: { 'code.cancel': 'idle' },
      invoke: {
        id: 'awaitLink',
        src: 'awaitLink',
        input: ({ context }) => ({ expiresAt: required(context.offer).expires_at }),
        onDone: [
          {
            guard: { type: 'isNowLinked', params: ({ event }) => ({ outcome: event.output }) },
            target: 'idle.connected',
            actions: { type: 'storePhone', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isNumberInUse', params: ({ event }) => ({ outcome: event.output }) },
            target: 'numberInUse',
          },
          { target: 'expired' },
        ],
        onError: { target: 'checkFailed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
      after: { codeTtl: 'expired' },
    },
    checkFailed: {
      description: 'Polling failed: shows why, with a retry. The code stays valid.',
      meta: { view: 'checkFailed' },
      exit: 'clearFailure',
      on: { 'code.check': 'waiting', 'code.cancel': 'idle' },
    },
    expired: {
      description: 'The code expired: another one can be requested.',
      meta: { view: 'expired' },
      on: { 'code.create': 'creating', 'code.cancel': 'idle' },
    },
    numberInUse: {
      description: 'The code was sent from a number that is linked to another account: it stays linked there.',
      meta: { view: 'numberInUse' },
      on: { 'code.create': 'creating', 'code.cancel': 'idle' },
    },
    confirming: {
      description: 'Asks to confirm the unlinking.',
      meta: { view: 'confirming' },
      exit: 'clearFailure',
      on: { 'unlinking.confirm': 'unlinking', 'unlinking.cancel': 'idle' },
    },
    unlinking: {
      description: 'The number is being unlinked.',
      meta: { view: 'unlinking' },
      tags: 'busy',
      invoke: {
        id: 'unlink',
        src: 'unlink',
        onDone: { target: 'idle', actions: 'forgetPhone' },
        onError: { target: 'confirming', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
})
