import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { userSearchMachine } from './user-search.machine.ts'

const { after, rests } = consequencesOf<typeof userSearchMachine>()

const isSettled = rests('search')
/** During the debounce: the list is marked as stale. */
const isTyping: Predicate<typeof userSearchMachine> = (state) => !isSettled(state)

const isAnywhere: typeof isTyping = () => true

const asks = (text: string) => ({ becomes: 'resting', keeps: { typed: text, asked: text } })

export const userSearchProperties: readonly Property<typeof userSearchMachine>[] = [
  {
    name: 'The list begins with everybody',
    cites: ['ADMIN-07'],
    kind: 'start',
    input: 'everybody',
    expect: (state) => isSettled(state) && isSame(state.context, { typed: '', asked: '' }),
  },
  {
    name: 'Nothing is asked while somebody is typing',
    cites: ['ADMIN-08'],
    ...after(isAnywhere, {
      'search.type:name': { keeps: { typed: 'ana' } },
      'search.type:nothing': { keeps: { typed: '' } },
    }),
  },
  {
    name: 'Another text is waited for to be finished, from its last key on; what is shown already is not asked for anew',
    cites: ['ADMIN-08', 'ADMIN-09'],
    kind: 'everyStep',
    when: ['search.type'],
    expect: ({ before, after: state }) =>
      isTyping(state) === (isTyping(before) || state.context.typed !== before.context.asked),
  },
  {
    name: 'A pause of 400 ms asks for what was typed',
    cites: ['ADMIN-08'],
    ...after(isTyping, { 'wait typingPause': ({ before }) => ({ waited: 400, ...asks(before.context.typed) }) }),
  },
  {
    name: 'The Enter key asks at once',
    cites: ['ADMIN-08'],
    ...after(isAnywhere, { 'search.submit:other': asks('bia'), 'search.submit:nothing': asks('') }),
  },
  {
    name: 'Whoever stops typing sees what they typed',
    cites: ['ADMIN-07'],
    kind: 'leadsTo',
    when: isTyping,
    expect: (state) => isSettled(state) && state.context.asked === state.context.typed,
  },
  {
    name: 'Everybody is always in reach',
    cites: ['ADMIN-07'],
    kind: 'canAlwaysReach',
    expect: (state) => isSettled(state) && state.context.asked === '',
  },
]
