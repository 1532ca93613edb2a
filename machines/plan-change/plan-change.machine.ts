import { assertEvent, assign, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { Viewed } from '../kit/view.ts'

type Wrong = { error: unknown }

export const planChangeMachine = setup({
  types: {
    /** Whether the active plan was cancelled before. */
    input: {} as { isEnding: boolean },
    context: {} as { isEnding: boolean; isResumed: boolean; failure: Failure | null },
    events: {} as
      | { type: 'cancellation.ask' }
      | { type: 'cancellation.confirm'; reason: string }
      | { type: 'cancellation.drop' }
      | { type: 'plan.resume' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as Viewed<'renewing' | 'asking' | 'ending' | null>,
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
    storeFailure: assign({ failure: (_, { error }: Wrong) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'planChange',
  description: 'An active plan is cancelled with its period, and taken back as long as that lasts.',
  context: ({ input }) => ({ isEnding: input.isEnding, isResumed: false, failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'How the plan stands decides where it begins.',
      meta: { view: null },
      always: [{ guard: 'isEnding', target: 'ending' }, { target: 'renewing' }],
    },
    renewing: {
      description: 'The plan goes on; it can be cancelled.',
      meta: { view: 'renewing' },
      exit: 'clearResumed',
      on: { 'cancellation.ask': 'asking' },
    },
    asking: {
      description: 'What is kept and until when is shown before anything is cancelled; a reason may be given.',
      meta: { view: 'asking' },
      exit: 'clearFailure',
      on: { 'cancellation.confirm': 'cancelling', 'cancellation.drop': 'renewing' },
    },
    cancelling: {
      description: 'The plan is being cancelled.',
      meta: { view: 'asking' },
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
      description: 'Cancelled: it lasts until its period ends, and can be taken back until then.',
      meta: { view: 'ending' },
      exit: 'clearFailure',
      on: { 'plan.resume': 'resuming' },
    },
    resuming: {
      description: 'The cancellation is being taken back.',
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
