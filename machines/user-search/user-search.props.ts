import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { userSearchMachine } from './user-search.machine.ts'

const { after, isIdleIn } = consequencesOf<typeof userSearchMachine>()

const isSettled = isIdleIn('search')
/** During the debounce: the list is marked as stale. */
const isTyping: Predicate<typeof userSearchMachine> = (state) => !isSettled(state)

const isAnywhere: typeof isTyping = () => true

const shows = (text: string) => ({ state: 'idle', context: { typed: text, searched: text } })
const follows =
  (text: string) =>
  ({ before }: Occurrence<typeof userSearchMachine>) =>
    before.context.searched === text ? {} : shows(text)
/** Also in the URL, so that it can be shared and is restored by back navigation. */
const asks = (text: string) => ({
  ...shows(text),
  emits: { type: 'changeQuery' as const, parameter: 'q', value: text },
})

export const userSearchProperties: readonly Property<typeof userSearchMachine>[] = [
  {
    name: 'The list starts with everybody',
    cites: ['ADMIN-07'],
    kind: 'start',
    input: 'everybody',
    expect: (state) => isSettled(state) && isSame(state.context, { typed: '', searched: '' }),
  },
  {
    name: 'A link to a search starts with its search text',
    cites: ['ADMIN-17'],
    kind: 'start',
    input: 'linked',
    expect: (state) => isSettled(state) && isSame(state.context, { typed: 'clara', searched: 'clara' }),
  },
  {
    name: 'A search text that the URL gets later, by a link or back navigation, is searched at once, unless it is the current one',
    cites: ['ADMIN-17'],
    ...after(isAnywhere, { 'search.show:other': follows('davi'), 'search.show:nothing': follows('') }),
  },
  {
    name: 'Nothing is searched while typing (debounce)',
    cites: ['ADMIN-08'],
    ...after(isAnywhere, {
      'search.type:name': { context: { typed: 'ana' } },
      'search.type:nothing': { context: { typed: '' } },
    }),
  },
  {
    name: 'A changed text is debounced from its last key; the text of the current search is not searched again',
    cites: ['ADMIN-08', 'ADMIN-09'],
    kind: 'everyStep',
    when: ['search.type'],
    expect: ({ before, after: state }) =>
      isTyping(state) === (isTyping(before) || state.context.typed !== before.context.searched),
  },
  {
    name: 'A pause of 400 ms searches for the typed text',
    cites: ['ADMIN-08', 'ADMIN-17'],
    ...after(isTyping, { 'wait typingPause': ({ before }) => ({ waited: 400, ...asks(before.context.typed) }) }),
  },
  {
    name: 'The Enter key searches at once',
    cites: ['ADMIN-08', 'ADMIN-17'],
    ...after(isAnywhere, { 'search.submit:other': asks('bia'), 'search.submit:nothing': asks('') }),
  },
  {
    name: 'The results are of the typed text once typing has stopped',
    cites: ['ADMIN-07'],
    kind: 'leadsTo',
    when: isTyping,
    expect: (state) => isSettled(state) && state.context.searched === state.context.typed,
  },
  {
    name: 'The list of everybody can always be reached',
    cites: ['ADMIN-07'],
    kind: 'canAlwaysReach',
    expect: (state) => isSettled(state) && state.context.searched === '',
  },
]
