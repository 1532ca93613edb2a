import { assertEvent, assign, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import { cancellationFormSchema } from '#contracts/forms/cancellation.ts'
import { fieldIssues } from '#contracts/forms/field-issues.ts'
import type { FieldIssues } from '#contracts/forms/issues.ts'
import type { Draft } from '../kit/draft.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

/** `ended`: the free plan applies. */
export type PlanStage = 'renewing' | 'ending' | 'ended'

/** The outcome of a cancellation: a plan whose period is over ends at once. */
export type CancellationTiming = 'atPeriodEnd' | 'atOnce'

export const planChangeMachine = setup({
  types: {
    input: {} as { stage: PlanStage },
    /** `done`: the last change made here, for its confirmation. */
    context: {} as {
      stage: PlanStage
      done: 'resumed' | 'ended' | null
      issues: FieldIssues
      failure: Failure | null
    },
    events: {} as
      | { type: 'cancellation.ask' }
      /** `values`: the reason. */
      | ({ type: 'cancellation.confirm' } & Draft)
      | { type: 'cancellation.discard' }
      | { type: 'plan.resume' }
      /** Changed elsewhere: the plan was read again. */
      | { type: 'plan.cancelled' | 'plan.resumed' | 'plan.ended' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'renewing' | 'confirming' | 'ending' | 'ended' | null, 'cancellation.discard'>,
  },
  actors: {
    cancelPlan: unprovided<CancellationTiming, { reason: string | null }>('cancelPlan'),
    resumePlan: unprovided<void>('resumePlan'),
  },
  guards: {
    isAt: (_, { stage, at }: { stage: PlanStage; at: PlanStage }) => stage === at,
    isAtOnce: (_, { ended }: { ended: CancellationTiming }) => ended === 'atOnce',
    isAcceptable: (_, { values }: Draft) => cancellationFormSchema.safeParse(values).success,
  },
  actions: {
    markResumed: assign({ done: 'resumed' }),
    markEnded: assign({ done: 'ended' }),
    clearDone: assign({ done: null }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    storeIssues: assign({
      issues: (_, { values }: Draft) => fieldIssues(cancellationFormSchema, values),
      failure: null,
    }),
    clearErrors: assign({ issues: {}, failure: null }),
  },
}).createMachine({
  id: 'planChange',
  description:
    'Cancels a plan at the end of its period, which can be undone until then; one whose period is over ends at once.',
  context: ({ input }) => ({ stage: input.stage, done: null, issues: {}, failure: null }),
  initial: 'initializing',
  // Ignored while a change is being saved: the read data can be older.
  on: { 'plan.cancelled': {}, 'plan.resumed': {}, 'plan.ended': {} },
  states: {
    initializing: {
      description: 'Chooses the first state from the status of the plan.',
      meta: { view: null },
      always: [
        {
          guard: { type: 'isAt', params: ({ context }) => ({ stage: context.stage, at: 'ending' }) },
          target: 'ending',
        },
        { guard: { type: 'isAt', params: ({ context }) => ({ stage: context.stage, at: 'ended' }) }, target: 'ended' },
        { target: 'renewing' },
      ],
    },
    renewing: {
      description: 'The plan renews, or its renewal is not paid yet; it can be cancelled.',
      meta: { view: 'renewing' },
      exit: 'clearDone',
      on: {
        'cancellation.ask': 'confirming',
        'plan.cancelled': 'ending',
        'plan.ended': 'ended',
      },
    },
    confirming: {
      description:
        'Shows what remains available until when, before anything is cancelled; asks for an optional reason.',
      meta: { view: 'confirming', back: 'cancellation.discard' },
      exit: 'clearErrors',
      on: {
        'cancellation.confirm': [
          { guard: { type: 'isAcceptable', params: ({ event }) => event }, target: 'cancelling' },
          { actions: { type: 'storeIssues', params: ({ event }) => event } },
        ],
        'cancellation.discard': 'renewing',
        'plan.cancelled': 'ending',
        'plan.ended': 'ended',
      },
    },
    cancelling: {
      description: 'The plan is being cancelled.',
      meta: { view: 'confirming', back: 'cancellation.discard' },
      tags: 'busy',
      invoke: {
        id: 'cancelPlan',
        src: 'cancelPlan',
        input: ({ event }) => {
          assertEvent(event, 'cancellation.confirm')
          return { reason: cancellationFormSchema.parse(event.values).reason || null }
        },
        onDone: [
          {
            guard: { type: 'isAtOnce', params: ({ event }) => ({ ended: event.output }) },
            target: 'ended',
            actions: 'markEnded',
          },
          { target: 'ending' },
        ],
        onError: { target: 'confirming', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    ending: {
      description: 'Cancelled: the plan runs until its period ends; the cancellation can be undone until then.',
      meta: { view: 'ending' },
      exit: 'clearErrors',
      on: {
        'plan.resume': 'resuming',
        'plan.resumed': 'renewing',
        'plan.ended': 'ended',
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
    ended: {
      description: 'The plan ended; it can be ordered again.',
      meta: { view: 'ended' },
      exit: 'clearDone',
      on: {
        'plan.resumed': 'renewing',
        'plan.cancelled': 'ending',
      },
    },
  },
})
