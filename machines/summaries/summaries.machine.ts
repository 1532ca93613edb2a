import { assign, sendTo, setup } from 'xstate'
import type { OpenedTranscription } from '#contracts/api/transcriptions.ts'
import type { Failure } from '#contracts/errors.ts'
import { SUMMARIES_IDLE, TRANSCRIPTIONS_PAGE_SIZE } from '#contracts/limits.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided, unprovidedStream } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

/** Decrypted transcriptions by id. */
export type OpenedById = Readonly<Record<string, OpenedTranscription>>

type Rows = { ids: readonly string[] }
type Context = {
  /** In the order of the list. */
  ids: readonly string[]
  /** Whether to show them at once because they were shown a moment ago; false once requested. */
  isRequested: boolean
  /** Ids in the current request. */
  pending: readonly string[]
  opened: OpenedById
  /** Requested ids that could not be decrypted. */
  unreadable: readonly string[]
  failure: Failure | null
}

const unknownOf = ({ ids, opened, unreadable }: Context) =>
  ids.filter((id) => opened[id] === undefined && !unreadable.includes(id))

const listedOnly = (ids: readonly string[], opened: OpenedById): OpenedById =>
  Object.fromEntries(Object.entries(opened).filter(([id]) => ids.includes(id)))

export const summariesMachine = setup({
  types: {
    input: {} as Rows & { isRequested: boolean },
    context: {} as Context,
    events: {} as
      | { type: 'summaries.show' }
      | { type: 'summaries.hide' }
      | { type: 'activity.seen' }
      | ({ type: 'rows.changed' } & Rows),
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'hidden' | 'decrypting' | 'shown' | 'failed'>,
  },
  actors: {
    /** Resolves with those that could be decrypted. */
    decryptPage: unprovided<OpenedById, Rows>('decryptPage'),
    /** Between start and stop: reports user activity, and stores in memory that summaries are shown. */
    watchActivity: unprovidedStream<{ type: 'showing.start' } | { type: 'showing.stop' }>('watchActivity'),
  },
  guards: {
    isRequested: ({ context }) => context.isRequested,
    hasUnknown: ({ context }) => unknownOf(context).length > 0,
  },
  actions: {
    startShowing: sendTo('watchActivity', { type: 'showing.start' }),
    stopShowing: sendTo('watchActivity', { type: 'showing.stop' }),
    storeAsked: assign({
      pending: ({ context }) => unknownOf(context).slice(0, TRANSCRIPTIONS_PAGE_SIZE),
      failure: null,
    }),
    storeOpened: assign(({ context: { ids, pending, opened, unreadable } }, { found }: { found: OpenedById }) => ({
      pending: [],
      opened: listedOnly(ids, { ...opened, ...found }),
      unreadable: [...unreadable, ...pending.filter((id) => ids.includes(id) && found[id] === undefined)],
    })),
    /** Drops the texts of rows that left the list. */
    storeRows: assign(({ context: { opened, unreadable } }, { ids }: Rows) => ({
      ids,
      opened: listedOnly(ids, opened),
      unreadable: unreadable.filter((id) => ids.includes(id)),
    })),
    forgetOpened: assign({ pending: [], opened: {}, unreadable: [], failure: null }),
    clearRequest: assign({ isRequested: false }),
    storeFailure: assign({ pending: [], failure: (_, { error }: Rejection) => toFailure(error) }),
  },
  delays: { inactivity: SUMMARIES_IDLE },
}).createMachine({
  id: 'summaries',
  description: 'Decrypted summaries of the listed transcriptions: shown on request, hidden again after inactivity.',
  context: ({ input }) => ({ ...input, pending: [], opened: {}, unreadable: [], failure: null }),
  invoke: { id: 'watchActivity', src: 'watchActivity', onError: {} },
  on: { 'rows.changed': { actions: { type: 'storeRows', params: ({ event }) => event } } },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'Nothing is decrypted; shown on request, or at once where they were shown a moment ago.',
      meta: { view: 'hidden' },
      exit: 'clearRequest',
      always: { guard: 'isRequested', target: 'showing' },
      on: { 'summaries.show': 'showing', 'activity.seen': {} },
    },
    showing: {
      description: 'Shows the summaries that are decrypted.',
      initial: 'decrypting',
      entry: 'startShowing',
      exit: ['stopShowing', 'forgetOpened'],
      on: { 'summaries.hide': 'hidden' },
      states: {
        decrypting: {
          description: 'Decrypts one page of them; earlier ones stay on screen.',
          meta: { view: 'decrypting' },
          tags: 'busy',
          entry: 'storeAsked',
          on: { 'activity.seen': {} },
          invoke: {
            id: 'decryptPage',
            src: 'decryptPage',
            input: ({ context }) => ({ ids: context.pending }),
            onDone: {
              target: 'opened',
              actions: { type: 'storeOpened', params: ({ event }) => ({ found: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
          },
        },
        opened: {
          description: 'All that can be decrypted is shown, until there was no activity for a while.',
          meta: { view: 'shown' },
          always: { guard: 'hasUnknown', target: 'decrypting' },
          on: { 'activity.seen': { target: 'opened', reenter: true } },
          after: { inactivity: '#summaries.hidden' },
        },
        failed: {
          description: 'The rest could not be decrypted: shows why, with a retry.',
          meta: { view: 'failed' },
          on: { 'summaries.show': 'decrypting', 'activity.seen': { target: 'failed', reenter: true } },
          after: { inactivity: '#summaries.hidden' },
        },
      },
    },
  },
})
