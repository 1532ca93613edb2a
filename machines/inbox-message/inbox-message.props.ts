import { consequencesOf } from '../kit/consequences.ts'
import { isSame, isUnchanged } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import type { inboxMessageMachine } from './inbox-message.machine.ts'

const { after, ends, failures, onlyAfter, isIdleIn } = consequencesOf<typeof inboxMessageMachine>()

const isClosed = isIdleIn('closed')
const isOpen = isIdleIn('opened', 'changed', 'answered')

const statusOf = (on: string) =>
  (['new', 'answered', 'closed'] as const).find((status) => on.endsWith(`:${status}`)) ?? 'new'

const REPLIED_ELSEWHERE = { status: 'answered', answer: 'Resolvido por telefone.' } as const
const REPLY = 'Podemos conversar amanhã.'

export const inboxMessageProperties: readonly Property<typeof inboxMessageMachine>[] = [
  {
    name: 'The inbox starts as a list with no message open',
    cites: ['ADMIN-02'],
    kind: 'start',
    input: 'fresh',
    expect: (state) => {
      const { chosen, draft, issues, failure } = state.context
      return isClosed(state) && isSame([chosen, draft, issues, failure], [null, null, {}, null])
    },
  },
  {
    name: 'Opening a message does not change its status',
    cites: ['ADMIN-03'],
    ...after(isClosed, { 'message.open': { shows: 'opened' } }),
  },
  {
    name: 'An open message can be closed again',
    cites: ['ADMIN-03'],
    ...after(isOpen, { 'message.close': { shows: 'closed', failure: null, issues: {} } }),
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
        return {
          shows: 'opened',
          failure: null,
          issues: {},
          context: { chosen: status },
          calls: { changeStatus: { id: message.id, status } },
        }
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
        context: { message: { ...message, status: chosen ?? message.status }, chosen: null },
      }),
      ...failures(['notFound', 'denied', 'unreachable', 'crashed'], { shows: 'opened', context: { chosen: null } }),
    }),
  },
  {
    name: 'A reply that is long enough is sent to the author of the message; nothing else sends one',
    cites: ['ADMIN-22'],
    ...onlyAfter((state) => isOpen(state) && state.context.message.answer === null, {
      'reply.send:good': ({ before: { context } }) => ({
        shows: 'opened',
        failure: null,
        issues: {},
        context: { draft: REPLY },
        calls: { sendReply: { id: context.message.id, answer: REPLY } },
      }),
      'reply.send:short': { shows: 'opened', failure: null, issues: { answer: 'message.tooShort' } },
    }),
  },
  {
    name: 'A message that was replied to gets no second reply',
    cites: ['ADMIN-23'],
    kind: 'everyStep',
    when: ({ before, on }) => before.context.message.answer !== null && on.startsWith('reply.send'),
    expect: isUnchanged,
  },
  {
    name: 'A sent reply is shown and confirmed; after a failure there is none, and the reason is shown',
    cites: ['ADMIN-22', 'ADMIN-24'],
    ...ends('sendReply', {
      sent: ({ before: { context } }) => ({
        shows: 'answered',
        context: { message: { ...context.message, status: 'answered', answer: REPLY }, draft: null },
      }),
      ...failures(['answered', 'denied', 'unreachable', 'crashed'], {
        shows: 'opened',
        context: { draft: null },
      }),
    }),
  },
  {
    name: 'A change by another administrator is shown at the message; an open message keeps its form, with what was typed',
    cites: ['ADMIN-31'],
    kind: 'after',
    on: 'message.reread',
    from: (state) => isClosed(state) || isOpen(state),
    expect: ({ before, after: next, calls }) => {
      const { message } = before.context
      const { status } = REPLIED_ELSEWHERE
      const stored = isOpen(before) ? { ...message, status } : { ...message, ...REPLIED_ELSEWHERE }
      const isChanged = message.status !== status
      return (
        isSame(next.context, { ...before.context, message: stored }) &&
        isSame(next.value, isChanged && isOpen(before) ? { open: 'reading' } : before.value) &&
        calls.length === 0
      )
    },
  },
  {
    name: 'While a change is being saved, no older data replaces it',
    cites: ['ADMIN-31'],
    kind: 'everyStep',
    when: ({ before, on }) => on === 'message.reread' && before.hasTag('busy'),
    expect: isUnchanged,
  },
  {
    name: 'A failure or an issue is shown in the open message until the next action',
    cites: ['ADMIN-06'],
    kind: 'always',
    when: (state) => state.context.failure !== null || Object.keys(state.context.issues).length > 0,
    expect: isIdleIn('opened'),
  },
  { name: 'The list can always be reached', cites: ['FAIL-26'], kind: 'canAlwaysReach', expect: isClosed },
]
