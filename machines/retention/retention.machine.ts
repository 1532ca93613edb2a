import { assign, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import { required } from '../kit/required.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'
import { type Days, isSooner, type OfferedDays } from './days.ts'

type DaysParams = { days: OfferedDays }
type RemovesParams = { removes: number }

export const retentionMachine = setup({
  types: {
    /** The stored retention. */
    input: {} as { days: Days },
    context: {} as {
      saved: Days
      draft: Days
      failure: Failure | null
      /** Number of transcriptions that the chosen time deletes today; null if it is no shorter one, or not counted yet. */
      removes: number | null
    },
    events: {} as
      | ({ type: 'retention.choose' } & DaysParams)
      | { type: 'retention.save' }
      | { type: 'retention.revert' }
      | { type: 'deletion.confirm' }
      | { type: 'deletion.cancel' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy' | 'unsaved',
    meta: {} as ViewMeta<'form' | 'confirming'>,
  },
  actors: {
    /** Number of transcriptions older than `days`. */
    countRemoved: unprovided<number, { days: number }>('countRemoved'),
    /** Rejects with `request.conflict` if more would be deleted than the person confirmed. */
    saveRetention: unprovided<void, { days: Days; removes: number | null }>('saveRetention'),
  },
  guards: {
    isAsSaved: ({ context }, { days }: DaysParams) => days === context.saved,
    isSoonerChosen: ({ context }, { days }: DaysParams) => isSooner(context.saved, days),
    isSooner: ({ context }) => isSooner(context.saved, context.draft),
    isCountOutdated: ({ context }, { error }: Rejection) =>
      isFailure(error, 'request.conflict') && isSooner(context.saved, context.draft),
    isNone: (_, { removes }: RemovesParams) => removes === 0,
  },
  actions: {
    storeDraft: assign({ draft: (_, { days }: DaysParams) => days, removes: null }),
    storeSaved: assign({ saved: ({ context }) => context.draft, removes: null }),
    revertDraft: assign({ draft: ({ context }) => context.saved, removes: null }),
    storeRemoves: assign({ removes: (_, { removes }: RemovesParams) => removes }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'retention',
  description:
    'How long transcriptions are kept. A shorter time deletes older ones, after a confirmation that states how many.',
  context: ({ input }) => ({ saved: input.days, draft: input.days, failure: null, removes: null }),
  initial: 'clean',
  states: {
    clean: {
      description: 'The stored time is chosen.',
      meta: { view: 'form' },
      on: {
        'retention.choose': [
          { guard: { type: 'isAsSaved', params: ({ event }) => event } },
          {
            guard: { type: 'isSoonerChosen', params: ({ event }) => event },
            target: 'previewing',
            actions: { type: 'storeDraft', params: ({ event }) => event },
          },
          { target: 'dirty', actions: { type: 'storeDraft', params: ({ event }) => event } },
        ],
      },
    },
    previewing: {
      description: 'A shorter time is chosen: counts what it would delete today.',
      meta: { view: 'form' },
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'countRemoved',
        src: 'countRemoved',
        input: ({ context }) => ({ days: required(context.draft) }),
        onDone: {
          target: 'dirty',
          actions: { type: 'storeRemoves', params: ({ event }) => ({ removes: event.output }) },
        },
        onError: { target: 'dirty', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
      on: {
        'retention.choose': [
          { guard: { type: 'isAsSaved', params: ({ event }) => event }, target: 'clean', actions: 'revertDraft' },
          {
            guard: { type: 'isSoonerChosen', params: ({ event }) => event },
            target: 'previewing',
            reenter: true,
            actions: { type: 'storeDraft', params: ({ event }) => event },
          },
          { target: 'dirty', actions: { type: 'storeDraft', params: ({ event }) => event } },
        ],
        'retention.save': 'counting',
        'retention.revert': { target: 'clean', actions: 'revertDraft' },
      },
    },
    dirty: {
      description: 'Another time is chosen; shows what it deletes, and the last failure.',
      meta: { view: 'form' },
      tags: 'unsaved',
      exit: 'clearFailure',
      on: {
        'retention.choose': [
          { guard: { type: 'isAsSaved', params: ({ event }) => event }, target: 'clean', actions: 'revertDraft' },
          {
            guard: { type: 'isSoonerChosen', params: ({ event }) => event },
            target: 'previewing',
            actions: { type: 'storeDraft', params: ({ event }) => event },
          },
          { target: 'dirty', reenter: true, actions: { type: 'storeDraft', params: ({ event }) => event } },
        ],
        'retention.save': [{ guard: 'isSooner', target: 'counting' }, { target: 'saving' }],
        'retention.revert': { target: 'clean', actions: 'revertDraft' },
      },
    },
    counting: {
      description: 'A shorter time is to be saved: counts again what it deletes.',
      meta: { view: 'form' },
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'countRemoved',
        src: 'countRemoved',
        input: ({ context }) => ({ days: required(context.draft) }),
        onDone: [
          {
            guard: { type: 'isNone', params: ({ event }) => ({ removes: event.output }) },
            target: 'saving',
            actions: { type: 'storeRemoves', params: ({ event }) => ({ removes: event.output }) },
          },
          {
            target: 'confirming',
            actions: { type: 'storeRemoves', params: ({ event }) => ({ removes: event.output }) },
          },
        ],
        onError: { target: 'dirty', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    confirming: {
      description: 'The change deletes transcriptions: shows how many, and saves nothing before it is confirmed.',
      meta: { view: 'confirming' },
      tags: 'unsaved',
      on: { 'deletion.confirm': 'saving', 'deletion.cancel': 'dirty' },
    },
    saving: {
      description: 'Saves the chosen time.',
      meta: { view: 'form' },
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'saveRetention',
        src: 'saveRetention',
        input: ({ context: { draft, removes } }) => ({ days: draft, removes }),
        onDone: { target: 'saved', actions: 'storeSaved' },
        onError: [
          { guard: { type: 'isCountOutdated', params: ({ event }) => event }, target: 'recounting' },
          { target: 'dirty', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    recounting: {
      description: 'The count that was confirmed is out of date: it is read again, and has to be confirmed.',
      meta: { view: 'form' },
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'countRemoved',
        src: 'countRemoved',
        input: ({ context }) => ({ days: required(context.draft) }),
        onDone: {
          target: 'confirming',
          actions: { type: 'storeRemoves', params: ({ event }) => ({ removes: event.output }) },
        },
        onError: { target: 'dirty', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    saved: {
      description: 'The chosen time was just saved.',
      meta: { view: 'form' },
      on: {
        'retention.choose': [
          { guard: { type: 'isAsSaved', params: ({ event }) => event } },
          {
            guard: { type: 'isSoonerChosen', params: ({ event }) => event },
            target: 'previewing',
            actions: { type: 'storeDraft', params: ({ event }) => event },
          },
          { target: 'dirty', actions: { type: 'storeDraft', params: ({ event }) => event } },
        ],
      },
    },
  },
})
