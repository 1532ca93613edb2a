import { consequencesOf } from '../kit/consequences.ts'
import type { Occurrence, Property } from '../kit/properties.ts'
import type { removalMachine } from './removal.machine.ts'

const { after, ends, failures, ignores, onlyAfter, rests, shows } = consequencesOf<typeof removalMachine>()

type It = Occurrence<typeof removalMachine>

const IDS = ['one', 'two']
const REMOVES = {
  shows: 'removing',
  failure: null,
  keeps: { gone: IDS, last: IDS },
  calls: { remove: { ids: IDS } },
} as const

const isOffered = rests('removed', 'held')
/** The list without the last deletion. */
const shown = ({ before: { context } }: It) => context.gone.filter((id) => !context.last.includes(id))

export const removalProperties: readonly Property<typeof removalMachine>[] = [
  {
    name: 'Nothing is deleted that nobody asked to delete',
    cites: ['SCRIBE-08'],
    kind: 'start',
    input: 'start',
    expect: (state) => rests('resting')(state) && state.context.gone.length === 0,
  },
  {
    name: 'What is to be deleted leaves the list at once and is deleted, and so it is where that is tried again',
    cites: ['SCRIBE-08'],
    ...onlyAfter((state) => !state.hasTag('busy'), { 'items.remove': REMOVES }),
    only: ({ calls, on }) => calls.some(({ src }) => src === 'remove') && on !== 'removal.retry',
  },
  {
    name: 'A deletion that failed is tried again as it was',
    cites: ['SCRIBE-08'],
    ...after(rests('failed'), { 'removal.retry': REMOVES }),
  },
  {
    name: 'One deletion, or its undoing, is made at a time',
    cites: ['SCRIBE-33'],
    ...ignores('items.remove', (state) => state.hasTag('busy')),
  },
  {
    name: 'What is deleted can be undone, as far as it was there; what could not be deleted is back, with the reason',
    cites: ['SCRIBE-08', 'SCRIBE-33', 'FAIL-07'],
    ...ends('remove', {
      removed: { shows: 'removed', keeps: { last: IDS } },
      partly: { shows: 'removed', keeps: { last: ['two'] } },
      before: { shows: 'resting' },
      unreachable: (it) => ({ shows: 'failed', failure: it.failed, keeps: { gone: shown(it) } }),
      crashed: (it) => ({ shows: 'failed', failure: it.failed, keeps: { gone: shown(it) } }),
    }),
  },
  {
    name: 'Undoing is offered for ten seconds, and then the deletion stands',
    cites: ['SCRIBE-33'],
    ...after(rests('removed'), { 'wait undoOffered': { shows: 'resting', waited: 10_000 } }),
  },
  {
    name: 'The time stands still while somebody is at the offer, and begins anew after that',
    cites: ['SCRIBE-34'],
    ...after(rests('removed'), { 'offer.hold': { shows: 'held' } }),
  },
  {
    name: 'Whoever leaves the offer has ten seconds again',
    cites: ['SCRIBE-34'],
    ...after(rests('held'), { 'offer.release': { shows: 'removed' } }),
  },
  {
    name: 'Held for longer than it could be undone, the deletion stands',
    cites: ['SCRIBE-34'],
    ...after(rests('held'), { 'wait undoHeld': { shows: 'resting', waited: 40_000 } }),
  },
  {
    name: 'Undoing brings back the last deletion and nothing else',
    cites: ['SCRIBE-33'],
    ...onlyAfter(
      (state) =>
        isOffered(state) || (rests('unrestored')(state) && state.context.failure?.code !== 'transcription.gone'),
      {
        'removal.undo': ({ before }) => ({
          shows: 'restoring',
          failure: null,
          calls: { restore: { ids: before.context.last } },
        }),
      },
    ),
  },
  {
    name: 'What is brought back is in the list again; what is not stays out of it, with the reason',
    cites: ['SCRIBE-33', 'FAIL-07'],
    ...ends('restore', {
      restored: (it) => ({ shows: 'restored', keeps: { gone: shown(it) } }),
      ...failures(['late', 'unreachable', 'crashed'], { shows: 'unrestored' }),
    }),
  },
  {
    name: 'That they are back is said for a moment',
    cites: ['SCRIBE-33'],
    ...after(rests('restored'), { 'wait noticeShown': { shows: 'resting', waited: 10_000 } }),
  },
  {
    name: 'A failure can be put away, and changes nothing of the list by that',
    cites: ['SCRIBE-08', 'SCRIBE-33'],
    ...after(rests('failed', 'unrestored'), { 'removal.dismiss': { shows: 'resting', failure: null } }),
  },
  {
    name: 'The offer can be put away: the deletion stands, and what is back stays back',
    cites: ['SCRIBE-37'],
    ...after(rests('removed', 'held', 'restored'), { 'removal.dismiss': { shows: 'resting' } }),
  },
  {
    name: 'Another person finds nothing of what the last one deleted',
    cites: ['SESSION-20', 'SCRIBE-33'],
    ...after(() => true, {
      'person.changed': { shows: 'resting', failure: null, keeps: { gone: [], last: [] } },
    }),
  },
  {
    name: 'Too late, undoing is not offered again',
    cites: ['SCRIBE-33'],
    kind: 'never',
    expect: (state) => state.context.failure?.code === 'transcription.gone' && state.can({ type: 'removal.undo' }),
  },
  {
    name: 'Left alone, every deletion stands without another word, unless it failed',
    cites: ['SCRIBE-33'],
    kind: 'leadsTo',
    when: isOffered,
    expect: shows('resting'),
  },
]
