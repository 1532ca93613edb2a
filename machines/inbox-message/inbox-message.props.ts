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
    name: 'The inbox starts as a list with no message open',
    cites: ['ADMIN-02'],
    kind: 'start',
    input: 'fresh',
    expect: (state) => isClosed(state) && isSame([state.context.chosen, state.context.failure], [null, null]),
  },
  {
    name: 'Opening a message does not change its status',
    cites: ['ADMIN-03'],
    ...after(isClosed, { 'message.open': { shows: 'opened' } }),
  },
  {
    name: 'An open message can be closed again',
    cites: ['ADMIN-03'],
    ...after(isOpen, { 'message.close': { shows: 'closed', failure: null } }),
  },
  {
    name: 'Choosing another status saves it for this message; choosing the current one does nothing',
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
    name: 'A saved status is shown and confirmed; after a failure the old status stays, with the reason',
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
    name: 'A failure is shown in the open message until the next action',
    cites: ['ADMIN-06'],
    kind: 'always',
    when: (state) => state.context.failure !== null,
    expect: rests('opened'),
  },
  { name: 'The list can always be reached', cites: ['FAIL-26'], kind: 'canAlwaysReach', expect: isClosed },
]
