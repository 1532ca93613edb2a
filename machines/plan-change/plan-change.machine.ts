import { assertEvent, assign, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { Viewed } from '../kit/view.ts'

export const planChangeMachine = setup({
  types: {
    /** Whether the active plan was cancelled before. */
    input: {} as { isEnding: boolean },
    context: {} as { isEnding: boolean; isResumed: boolean; failure: Failure | null },
    events: {} as
      | { type: 'cancellation.ask' }
      | { type: 'cancellation.confirm'; reason: string }
      | { type: 'cancellation.drop' }
      | { type: 'plan.resume' }
      /** Elsewhere: the plan was read again. */
      | { type: 'plan.cancelled' | 'plan.resumed' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as Viewed<'renewing' | 'asking' | 'ending' | null, 'cancellation.drop'>,
  },
  actors: {
    cancelPlan: unprovided<void, { reason: string | null }>('cancelPlan'),
    resumePlan: unprovided<void>('resumePlan'),
  },
  guards: {
    isEnding: ({ context }) => context.isEnding,
  },
  actions: {
    markResumed: assign({ isResumed: true }),
    clearResumed: assign({ isResumed: false }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'planChange',
  description: 'Cancels an active plan at the end of its period; can be undone until then.',
  context: ({ input }) => ({ isEnding: input.isEnding, isResumed: false, failure: null }),
  initial: 'arriving',
  // Ignored while a change is being saved: what was read can be older.
  on: { 'plan.cancelled': {}, 'plan.resumed': {} },
  states: {
    arriving: {
      description: 'Chooses the first state from the status of the plan.',
      meta: { view: null },
      always: [{ guard: 'isEnding', target: 'ending' }, { target: 'renewing' }],
    },
    renewing: {
      description: 'The plan renews; it can be cancelled.',
      meta: { view: 'renewing' },
      exit: 'clearResumed',
      on: {
        'cancellation.ask': 'asking',
        'plan.cancelled': 'ending',
      },
    },
    asking: {
      description:
        'Shows what remains available until when, before anything is cancelled; asks for an optional reason.',
      meta: { view: 'asking', back: 'cancellation.drop' },
      exit: 'clearFailure',
      on: {
        'cancellation.confirm': 'cancelling',
        'cancellation.drop': 'renewing',
        'plan.cancelled': 'ending',
      },
    },
    cancelling: {
      description: 'The plan is being cancelled.',
      meta: { view: 'asking', back: 'cancellation.drop' },
      tags: 'busy',
      invoke: {
        id: 'cancelPlan',
        src: 'cancelPlan',
        input: ({ event }) => {
          assertEvent(event, 'cancellation.confirm')
          const reason = event.reason.trim()
          return { reason: reason === '' ? null : reason }
        },
        onDone: 'ending',
        onError: { target: 'asking', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    ending: {
      description: 'Cancelled: the plan runs until its period ends; the cancellation can be undone until then.',
      meta: { view: 'ending' },
      exit: 'clearFailure',
      on: {
        'plan.resume': 'resuming',
        'plan.resumed': 'renewing',
      },
    },
    resuming: {
      description: 'Undoes the cancellation.',
      meta: { view: 'ending' },
      tags: 'busy',
      invoke: {
        id: 'resumePlan',
        src: 'resumePlan',
        onDone: { target: 'renewing', actions: 'markResumed' },
        onError: { target: 'ending', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
})
