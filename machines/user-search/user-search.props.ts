import { isSame } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { userSearchMachine } from './user-search.machine.ts'

type Is = Predicate<typeof userSearchMachine>

const isResting: Is = (state) => state.matches('resting')
const isTyping: Is = (state) => state.matches('typing')

const TEXTS: Readonly<Record<string, string>> = { name: 'ana', other: 'bia', nothing: '' }
const textIn = (on: string) => TEXTS[on.slice(on.indexOf(':') + 1)]

export const userSearchProperties: readonly Property<typeof userSearchMachine>[] = [
  {
    says: 'The list begins with everybody',
    cites: ['ADMIN-07'],
    kind: 'start',
    input: 'everybody',
    holds: (state) => isResting(state) && isSame(state.context, { typed: '', asked: '' }),
  },
  {
    says: 'Nothing is asked while somebody is typing',
    cites: ['ADMIN-08'],
    kind: 'everyStep',
    when: ({ on }) => on.startsWith('search.type:'),
    holds: ({ on, before, after }) =>
      after.context.asked === before.context.asked && after.context.typed === textIn(on),
  },
  {
    says: 'Another text is waited for to be finished; what is shown already is not asked for anew',
    cites: ['ADMIN-08'],
    kind: 'everyStep',
    when: ({ on, before }) => on.startsWith('search.type:') && isResting(before),
    holds: ({ on, before, after }) => isTyping(after) === (textIn(on) !== before.context.asked),
  },
  {
    says: 'Each key begins the pause anew',
    cites: ['ADMIN-08'],
    kind: 'after',
    on: ['search.type:name', 'search.type:nothing'],
    from: isTyping,
    holds: ({ after }) => isTyping(after),
  },
  {
    says: 'A pause of 400 ms asks for what was typed',
    cites: ['ADMIN-08'],
    kind: 'after',
    on: 'wait typingPause',
    from: isTyping,
    holds: ({ before, after, waited }) =>
      isResting(after) && waited === 400 && after.context.asked === before.context.typed,
  },
  {
    says: 'The Enter key asks at once',
    cites: ['ADMIN-08'],
    kind: 'after',
    on: ['search.submit:other', 'search.submit:nothing'],
    from: () => true,
    holds: ({ on, after }) => isResting(after) && isSame(after.context, { typed: textIn(on), asked: textIn(on) }),
  },
  {
    says: 'Whoever stops typing sees what they typed',
    cites: ['ADMIN-07'],
    kind: 'leadsTo',
    when: isTyping,
    holds: (state) => isResting(state) && state.context.asked === state.context.typed,
  },
  {
    says: 'Whoever looks at an older list is told so',
    cites: ['ADMIN-09'],
    kind: 'always',
    holds: (state) => state.hasTag('busy') === isTyping(state),
  },
  {
    says: 'Everybody is always in reach',
    cites: ['ADMIN-07'],
    kind: 'canAlwaysReach',
    holds: (state) => isResting(state) && state.context.asked === '',
  },
]
