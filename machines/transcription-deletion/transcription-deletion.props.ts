import { consequencesOf } from '../kit/consequences.ts'
import type { Occurrence, Property } from '../kit/properties.ts'
import type { transcriptionDeletionMachine } from './transcription-deletion.machine.ts'

const { after, ends, failures, ignores, onlyAfter, isIdleIn, shows } =
  consequencesOf<typeof transcriptionDeletionMachine>()

type Step = Occurrence<typeof transcriptionDeletionMachine>

const IDS = ['one', 'two']
const DELETES = {
  shows: 'deleting',
  failure: null,
  context: { hidden: IDS, last: IDS },
  calls: { deleteTranscriptions: { ids: IDS } },
} as const

const isOffered = isIdleIn('deleted', 'undoPaused')
/** Ids that stay hidden once the last deletion is undone or has failed. */
const shown = ({ before: { context } }: Step) => context.hidden.filter((id) => !context.last.includes(id))

export const transcriptionDeletionProperties: readonly Property<typeof transcriptionDeletionMachine>[] = [
  {
    name: 'Nothing is deleted at the start',
    cites: ['SCRIBE-08'],
    kind: 'start',
    input: 'start',
    expect: (state) => isIdleIn('idle')(state) && state.context.hidden.length === 0,
  },
  {
    name: 'Only a click deletes, the first or a retry; deleted rows leave the list at once (optimistic)',
    cites: ['SCRIBE-08'],
    ...onlyAfter((state) => !state.hasTag('busy'), { 'transcriptions.delete': DELETES }),
    only: ({ calls, on }) => calls.some(({ src }) => src === 'deleteTranscriptions') && on !== 'deletion.retry',
  },
  {
    name: 'A retry repeats the same deletion',
    cites: ['SCRIBE-08'],
    ...after(isIdleIn('failed'), { 'deletion.retry': DELETES }),
  },
  {
    name: 'One deletion, or one undo, runs at a time',
    cites: ['SCRIBE-33'],
    ...ignores('transcriptions.delete', (state) => state.hasTag('busy')),
  },
  {
    name: 'A deletion can be undone for the rows that existed; after a failure the rows are back, with the reason',
    cites: ['SCRIBE-08', 'SCRIBE-33', 'FAIL-07'],
    ...ends('deleteTranscriptions', {
      deleted: { shows: 'deleted', context: { last: IDS } },
      partly: { shows: 'deleted', context: { last: ['two'] } },
      before: { shows: 'idle' },
      unreachable: (it) => ({ shows: 'failed', failure: it.failed, context: { hidden: shown(it) } }),
      crashed: (it) => ({ shows: 'failed', failure: it.failed, context: { hidden: shown(it) } }),
    }),
  },
  {
    name: 'Undo is offered for ten seconds; then the deletion is final',
    cites: ['SCRIBE-33'],
    ...after(isIdleIn('deleted'), { 'wait undoOffered': { shows: 'idle', waited: 10_000 } }),
  },
  {
    name: 'The ten seconds for the undo are paused while it has the focus or the pointer, and start again afterwards',
    cites: ['SCRIBE-34'],
    ...after(isIdleIn('deleted'), { 'undo.pause': { shows: 'undoPaused' } }),
  },
  {
    name: 'The ten seconds for the undo start again when focus and pointer have left it',
    cites: ['SCRIBE-34'],
    ...after(isIdleIn('undoPaused'), { 'undo.resume': { shows: 'deleted' } }),
  },
  {
    name: 'If the undo is held for longer than the service can restore, the deletion is final',
    cites: ['SCRIBE-34'],
    ...after(isIdleIn('undoPaused'), { 'wait undoPaused': { shows: 'idle', waited: 40_000 } }),
  },
  {
    name: 'Undo restores the last deletion and nothing else',
    cites: ['SCRIBE-33'],
    ...onlyAfter(
      (state) =>
        isOffered(state) || (isIdleIn('restoreFailed')(state) && state.context.failure?.code !== 'transcription.gone'),
      {
        'deletion.undo': ({ before }) => ({
          shows: 'restoring',
          failure: null,
          calls: { restoreTranscriptions: { ids: before.context.last } },
        }),
      },
    ),
  },
  {
    name: 'Restored rows are in the list again; after a failure they stay out, with the reason',
    cites: ['SCRIBE-33', 'FAIL-07'],
    ...ends('restoreTranscriptions', {
      restored: (it) => ({ shows: 'restored', context: { hidden: shown(it) } }),
      ...failures(['tooLate', 'unreachable', 'crashed'], { shows: 'restoreFailed' }),
    }),
  },
  {
    name: '"Restored" is shown for a few seconds',
    cites: ['SCRIBE-33'],
    ...after(isIdleIn('restored'), { 'wait noticeShown': { shows: 'idle', waited: 10_000 } }),
  },
  {
    name: 'A failure can be dismissed, which does not change the list',
    cites: ['SCRIBE-08', 'SCRIBE-33'],
    ...after(isIdleIn('failed', 'restoreFailed'), { 'deletion.dismiss': { shows: 'idle', failure: null } }),
  },
  {
    name: 'The undo can be dismissed: the deletion is final, and what was restored stays',
    cites: ['SCRIBE-37'],
    ...after(isIdleIn('deleted', 'undoPaused', 'restored'), { 'deletion.dismiss': { shows: 'idle' } }),
  },
  {
    name: 'After another sign-in nothing of the previous deletion is kept',
    cites: ['SESSION-20', 'SCRIBE-33'],
    ...after(() => true, {
      'account.changed': { shows: 'idle', failure: null, context: { hidden: [], last: [] } },
    }),
  },
  {
    name: 'After the time limit undo is not offered again',
    cites: ['SCRIBE-33'],
    kind: 'never',
    expect: (state) => state.context.failure?.code === 'transcription.gone' && state.can({ type: 'deletion.undo' }),
  },
  {
    name: 'Without any action a deletion becomes final and its message disappears, unless it failed',
    cites: ['SCRIBE-33'],
    kind: 'leadsTo',
    when: isOffered,
    expect: shows('idle'),
  },
]
