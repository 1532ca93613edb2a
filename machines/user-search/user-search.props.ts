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
    name: 'The list begins with everybody',
    cites: ['ADMIN-07'],
    kind: 'start',
    input: 'everybody',
    expect: (state) => isResting(state) && isSame(state.context, { typed: '', asked: '' }),
  },
  {
    name: 'Nothing is asked while somebody is typing',
    cites: ['ADMIN-08'],
    kind: 'everyStep',
    when: ({ on }) => on.startsWith('search.type:'),
    expect: ({ on, before, after }) =>
      after.context.asked === before.context.asked && after.context.typed === textIn(on),
  },
  {
    name: 'Another text is waited for to be finished; what is shown already is not asked for anew',
    cites: ['ADMIN-08'],
    kind: 'everyStep',
    when: ({ on, before }) => on.startsWith('search.type:') && isResting(before),
    expect: ({ on, before, after }) => isTyping(after) === (textIn(on) !== before.context.asked),
  },
  {
    name: 'Each key begins the pause anew',
    cites: ['ADMIN-08'],
    kind: 'after',
    on: ['search.type:name', 'search.type:nothing'],
    from: isTyping,
    expect: ({ after }) => isTyping(after),
  },
  {
    name: 'A pause of 400 ms asks for what was typed',
    cites: ['ADMIN-08'],
    kind: 'after',
    on: 'wait typingPause',
    from: isTyping,
    expect: ({ before, after, waited }) =>
      isResting(after) && waited === 400 && after.context.asked === before.context.typed,
  },
  {
    name: 'The Enter key asks at once',
    cites: ['ADMIN-08'],
    kind: 'after',
    on: ['search.submit:other', 'search.submit:nothing'],
    from: () => true,
    expect: ({ on, after }) => isResting(after) && isSame(after.context, { typed: textIn(on), asked: textIn(on) }),
  },
  {
    name: 'Whoever stops typing sees what they typed',
    cites: ['ADMIN-07'],
    kind: 'leadsTo',
    when: isTyping,
    expect: (state) => isResting(state) && state.context.asked === state.context.typed,
  },
  {
    name: 'Whoever looks at an older list is told so',
    cites: ['ADMIN-09'],
    kind: 'always',
    expect: (state) => state.hasTag('busy') === isTyping(state),
  },
  {
    name: 'Everybody is always in reach',
    cites: ['ADMIN-07'],
    kind: 'canAlwaysReach',
    expect: (state) => isResting(state) && state.context.asked === '',
  },
]
