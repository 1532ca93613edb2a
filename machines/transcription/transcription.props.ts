import { consequencesOf } from '../kit/consequences.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { transcriptionMachine } from './transcription.machine.ts'

const { after, ends, failures, onlyAfter, isIdleIn } = consequencesOf<typeof transcriptionMachine>()

type Is = Predicate<typeof transcriptionMachine>

const isLocked = isIdleIn('locked')
const isReadable = isIdleIn('readable')
const isCached: Is = ({ context }) => context.cached !== null
const isComplete: Is = ({ context }) => context.item.content !== null && context.item.keyId !== null

const ITEM = { id: 'one', content: 'v1.sealed', summary: 'v1.summary', keyId: 'key-ana' }

export const transcriptionProperties: readonly Property<typeof transcriptionMachine>[] = [
  {
    name: 'A sealed transcription starts locked, with nothing decrypted',
    cites: ['SCRIBE-02'],
    kind: 'start',
    input: 'sealed',
    expect: (state) => isLocked(state) && state.context.opened === null && state.context.failure === null,
  },
  {
    name: 'Opening decrypts that item only',
    cites: ['SCRIBE-02'],
    ...onlyAfter((state) => isComplete(state) && !isCached(state) && isIdleIn('locked', 'failed', 'sample')(state), {
      'text.open': { shows: 'decrypting', calls: { decrypt: { item: ITEM } } },
    }),
  },
  {
    name: 'A text that the list has decrypted is shown without another call',
    cites: ['SCRIBE-29'],
    ...after((state) => isLocked(state) && isCached(state), {
      'text.open': ({ before }) => ({ shows: 'readable', context: { opened: before.context.cached } }),
    }),
  },
  {
    name: 'An item without content or key id is never sent: the existing text is shown',
    cites: ['SCRIBE-04'],
    ...after((state) => isLocked(state) && !isComplete(state), { 'text.open': { shows: 'unavailable' } }),
  },
  {
    name: '"Unavailable" is shown only where content or key is missing',
    cites: ['SCRIBE-04'],
    kind: 'always',
    when: isIdleIn('unavailable'),
    expect: (state) => !isComplete(state),
  },
  {
    name: 'An opened item shows text and summary, or that it is empty, or a sample if the server failed, or the failure',
    cites: ['SCRIBE-03', 'SCRIBE-05', 'SCRIBE-06', 'FAIL-04'],
    ...ends('decrypt', {
      readable: ({ after: { context } }) => ({ shows: 'readable', context: { opened: context.opened } }),
      blank: { shows: 'empty' },
      busy: { shows: 'sample' },
      crashed: { shows: 'sample' },
      ...failures(['undecryptable', 'unreachable'], { shows: 'failed' }),
    }),
  },
  {
    name: 'A text is kept in memory only while it is shown',
    cites: ['SCRIBE-07'],
    kind: 'always',
    expect: (state) => isReadable(state) === (state.context.opened !== null),
  },
  {
    name: 'Open text is sealed again after five minutes',
    cites: ['SCRIBE-07'],
    kind: 'after',
    on: 'wait hideAfter',
    from: isReadable,
    expect: (it) => isLocked(it.after) && it.waited === 300_000,
  },
  {
    name: 'An opened item can always be hidden again',
    cites: ['SCRIBE-07'],
    ...after(isIdleIn('readable', 'unavailable', 'empty', 'sample', 'failed'), {
      'text.hide': { shows: 'locked', failure: null, context: { opened: null } },
    }),
  },
  {
    name: 'The locked state can always be reached again',
    cites: ['SCRIBE-07'],
    kind: 'canAlwaysReach',
    expect: isLocked,
  },
]
