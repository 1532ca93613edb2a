import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import type { inboxMessageMachine } from './inbox-message.machine.ts'

const { after, ends, failures, onlyAfter, rests } = consequencesOf<typeof inboxMessageMachine>()

const isClosed = rests('closed')
const isOpen = rests('opened', 'changed')

const statusOf = (on: string) =>
  (['new', 'answered', 'closed'] as const).find((status) => on.endsWith(`:${status}`)) ?? 'new'

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
    ...after(isClosed, { 'message.open': { shows: 'opened' } }),
  },
  {
    name: 'An open message can be closed again',
    cites: ['ADMIN-03'],
    ...after(isOpen, { 'message.close': { shows: 'closed', failure: null } }),
  },
  {
    name: 'Another status that is chosen is stored for this message, not the one it has, and none that nobody chose',
    cites: ['ADMIN-04'],
    ...onlyAfter(isOpen, {
      'status.choose': ({
        on,
        before: {
          context: { message },
        },
      }) => {
        const status = statusOf(on)
        if (status === message.status) return {}
        return { shows: 'opened', keeps: { chosen: status }, calls: { changeStatus: { id: message.id, status } } }
      },
    }),
  },
  {
    name: 'What was stored is shown as the status, and said; a failure says why, and the status stays what it was',
    cites: ['ADMIN-05', 'ADMIN-06'],
    ...ends('changeStatus', {
      changed: ({
        before: {
          context: { message, chosen },
        },
      }) => ({
        shows: 'changed',
        keeps: { message: { ...message, status: chosen ?? message.status }, chosen: null },
      }),
      ...failures(['gone', 'denied', 'unreachable', 'crashed'], { shows: 'opened', keeps: { chosen: null } }),
    }),
  },
  {
    name: 'A failure is told with the open message, until something else is done',
    cites: ['ADMIN-06'],
    kind: 'always',
    when: (state) => state.context.failure !== null,
    expect: rests('opened'),
  },
  { name: 'The list is always in reach', cites: ['FAIL-26'], kind: 'canAlwaysReach', expect: isClosed },
]
