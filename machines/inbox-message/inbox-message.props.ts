import { isSame, starts, startsNothing, startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { inboxMessageMachine } from './inbox-message.machine.ts'

type Is = Predicate<typeof inboxMessageMachine>

const isClosed: Is = (state) => state.matches('closed')
const isOpened: Is = (state) => state.matches('opened')
const isChanging: Is = (state) => state.matches('changing')
const isChanged: Is = (state) => state.matches('changed')
const isOpen: Is = (state) => isOpened(state) || isChanged(state)

const FAILURES: Readonly<Record<string, string>> = {
  'changeStatus:gone': 'request.notFound',
  'changeStatus:denied': 'access.denied',
  'changeStatus:unreachable': 'network.unreachable',
  'changeStatus:crashed': 'unexpected',
}

const statusIn = (on: string) => on.slice('status.choose:'.length)

export const inboxMessageProperties: readonly Property<typeof inboxMessageMachine>[] = [
  {
    name: 'The inbox begins as a list: no message is open',
    cites: ['ADMIN-02'],
    kind: 'start',
    input: 'fresh',
    expect: (state) => isClosed(state) && isSame([state.context.chosen, state.context.failure], [null, null]),
  },
  {
    name: 'A message is opened to be read, and opening changes nothing about it',
    cites: ['ADMIN-03'],
    kind: 'after',
    on: 'message.open',
    from: isClosed,
    expect: (it) => isOpened(it.after) && startsNothing(it) && isSame(it.before.context, it.after.context),
  },
  {
    name: 'An open message can be closed again',
    cites: ['ADMIN-03'],
    kind: 'after',
    on: 'message.close',
    from: isOpen,
    expect: (it) =>
      isClosed(it.after) && startsNothing(it) && isSame(it.before.context.message, it.after.context.message),
  },
  {
    name: 'Another status that is chosen is stored, for this message',
    cites: ['ADMIN-04'],
    kind: 'everyStep',
    when: (it) =>
      it.on.startsWith('status.choose:') && isOpen(it.before) && it.before.context.message.status !== statusIn(it.on),
    expect: (it) =>
      isChanging(it.after) &&
      startsWith(it, 'changeStatus', { id: it.before.context.message.id, status: statusIn(it.on) }),
  },
  {
    name: 'The status that a message has already is not stored again',
    cites: ['ADMIN-04'],
    kind: 'everyStep',
    when: (it) => it.on.startsWith('status.choose:') && it.before.context.message.status === statusIn(it.on),
    expect: staysAsItWas,
  },
  {
    name: 'A status can be chosen wherever a message is open',
    cites: ['ADMIN-04'],
    kind: 'after',
    on: ['status.choose:new', 'status.choose:answered', 'status.choose:closed'],
    from: isOpen,
    expect: (it) => isChanging(it.after) || it.before.context.message.status === statusIn(it.on),
  },
  {
    name: 'Nothing is stored that nobody chose',
    cites: ['ADMIN-04'],
    kind: 'everyStep',
    when: (it) => starts(it, 'changeStatus'),
    expect: ({ on, before }) => on.startsWith('status.choose:') && isOpen(before),
  },
  {
    name: 'What was stored is shown as the status, and said',
    cites: ['ADMIN-05'],
    kind: 'after',
    on: 'changeStatus:changed',
    from: isChanging,
    expect: ({ before, after }) => isChanged(after) && after.context.message.status === before.context.chosen,
  },
  {
    name: 'The status shown is the stored one: nothing else changes it',
    cites: ['ADMIN-05'],
    kind: 'everyStep',
    when: ({ before, after }) => before.context.message.status !== after.context.message.status,
    expect: ({ on }) => on === 'changeStatus:changed',
  },
  {
    name: 'A failure says why, and the status stays what it was',
    cites: ['ADMIN-06'],
    kind: 'after',
    on: Object.keys(FAILURES),
    from: isChanging,
    expect: ({ on, after, emitted }) =>
      isOpened(after) && emitted.length === 0 && after.context.failure?.code === FAILURES[on],
  },
  {
    name: 'A failure is told with the open message, until something else is done',
    cites: ['ADMIN-06'],
    kind: 'always',
    when: (state) => state.context.failure !== null,
    expect: isOpened,
  },
  {
    name: 'What is chosen is known only while it is being stored, and whoever waits is told so',
    cites: ['FAIL-03'],
    kind: 'always',
    expect: (state) =>
      isSame([state.context.chosen !== null, state.hasTag('busy')], [isChanging(state), isChanging(state)]),
  },
  {
    name: 'The list is always in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: isClosed,
  },
]
