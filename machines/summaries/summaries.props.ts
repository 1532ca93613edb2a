import { consequencesOf } from '../kit/consequences.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { OpenedById, summariesMachine } from './summaries.machine.ts'
import { summariesModel } from './summaries.model.ts'

const { after, ends, ignores, isIdleIn, shows } = consequencesOf<typeof summariesMachine>()

type Is = Predicate<typeof summariesMachine>
type Step = Occurrence<typeof summariesMachine>

const START = { watchActivity: { type: 'showing.start' } } as const
const STOP = { watchActivity: { type: 'showing.stop' } } as const

const isHidden = isIdleIn('hidden')
const isShown = isIdleIn('shown', 'failed')
const isListed =
  (id: string): Is =>
  ({ context }) =>
    context.ids.includes(id)
const isOpen =
  (id: string): Is =>
  ({ context }) =>
    context.opened[id] !== undefined

const { one, two } = summariesModel.outcomes.decryptPage.opened.ok

const NOTHING = { pending: [], opened: {}, unreadable: [] }
const HIDES = { shows: 'hidden', failure: null, context: NOTHING, sends: STOP } as const

/** The decrypted text of each listed row, and of no other. */
const openedOf = ({ context }: Step['before']): OpenedById => (context.ids.includes('one') ? { one } : { two })

/** Another row came in while this one was being decrypted. */
const isOutdated = ({ before }: Step) => before.context.pending.some((id) => !before.context.ids.includes(id))

const DECRYPTS = (ids: readonly string[]) => ({ decryptPage: { ids } })

export const summariesProperties: readonly Property<typeof summariesMachine>[] = [
  {
    name: 'At the start the summaries are hidden, and nothing is decrypted',
    cites: ['SCRIBE-29', 'SCRIBE-02'],
    kind: 'start',
    input: 'first',
    expect: (state) => isHidden(state) && !state.hasTag('busy') && Object.keys(state.context.opened).length === 0,
  },
  {
    name: 'A page that is reopened while summaries are shown decrypts them again',
    cites: ['SCRIBE-32'],
    kind: 'start',
    input: 'again',
    expect: (state) => shows('decrypting')(state) && state.context.pending.join() === 'one',
  },
  {
    name: 'A click decrypts the listed rows that are not decrypted yet; after it only a changed list does',
    cites: ['SCRIBE-29'],
    ...after(isHidden, {
      'summaries.show': ({ before }) => ({
        shows: 'decrypting',
        context: { pending: before.context.ids },
        calls: DECRYPTS(before.context.ids),
        sends: START,
      }),
    }),
  },
  {
    name: 'Decrypted rows are shown, unreadable ones marked; rows that arrived meanwhile are decrypted next',
    cites: ['SCRIBE-29', 'SCRIBE-31', 'FAIL-04', 'FAIL-14'],
    ...ends('decryptPage', {
      opened: ({ before }) => ({
        shows: 'shown',
        context: { pending: [], opened: openedOf(before) },
      }),
      unreadable: (it) => {
        const { ids, pending } = it.before.context
        return isOutdated(it)
          ? { shows: 'decrypting', context: { pending: ids }, calls: DECRYPTS(ids) }
          : { shows: 'shown', context: { pending: [], unreadable: pending } }
      },
      unreachable: { shows: 'failed', failure: 'network.unreachable', context: { pending: [] } },
      limited: { shows: 'failed', failure: { code: 'rate.limited', retryAfter: 90 }, context: { pending: [] } },
      crashed: { shows: 'failed', failure: 'unexpected', context: { pending: [] } },
    }),
  },
  {
    name: 'A failed decryption can be retried',
    cites: ['SCRIBE-31'],
    ...after(isIdleIn('failed'), {
      'summaries.show': ({ before }) => ({
        shows: 'decrypting',
        failure: null,
        context: { pending: before.context.ids },
        calls: DECRYPTS(before.context.ids),
      }),
    }),
  },
  {
    name: 'Hiding drops every decrypted text',
    cites: ['SCRIBE-30'],
    ...after(shows('decrypting', 'shown', 'failed'), { 'summaries.hide': HIDES }),
  },
  {
    name: 'Summaries are hidden after five minutes without activity',
    cites: ['SCRIBE-30'],
    ...after(isShown, { 'wait inactivity': { ...HIDES, waited: 300_000 } }),
  },
  {
    name: 'Rows that left the list are dropped, and new ones decrypted where summaries are shown',
    cites: ['SCRIBE-29', 'SCRIBE-30'],
    ...after((state) => isListed('one')(state), {
      'rows.changed': ({ before }) => ({
        failure: before.context.failure,
        context: {
          ids: ['two'],
          ...(!shows('decrypting')(before) && NOTHING),
          ...(isIdleIn('shown')(before) && { pending: ['two'] }),
        },
        ...(isIdleIn('shown')(before) && { shows: 'decrypting', calls: DECRYPTS(['two']) }),
      }),
    }),
  },
  {
    name: 'An unchanged list changes nothing',
    cites: ['SCRIBE-29'],
    ...ignores('rows.changed', isListed('two')),
  },
  {
    name: 'Activity keeps summaries shown and never shows hidden ones',
    cites: ['SCRIBE-30'],
    ...ignores('activity.seen'),
  },
  {
    name: 'Summaries are hidden after five minutes also if activity cannot be watched',
    cites: ['SCRIBE-30'],
    ...ignores('watchActivity:broken'),
  },
  {
    name: 'Texts are in memory only while they are shown, and only of listed rows',
    cites: ['SCRIBE-30'],
    kind: 'always',
    expect: (state) =>
      ['one', 'two'].every(
        (id) => !isOpen(id)(state) || (isListed(id)(state) && shows('decrypting', 'shown', 'failed')(state)),
      ),
  },
]
