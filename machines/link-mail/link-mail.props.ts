import { starts, startsWith } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import { ANA } from '../kit/samples.ts'
import type { linkMailMachine } from './link-mail.machine.ts'

type Is = Predicate<typeof linkMailMachine>

const isOffered: Is = (state) => state.matches('offered')
const isSending: Is = (state) => state.matches('sending')
const isSent: Is = (state) => state.matches('sent')
const isToldOf = (code: string) => (state: Parameters<Is>[0]) =>
  isOffered(state) && state.context.failure?.code === code

export const linkMailProperties: readonly Property<typeof linkMailMachine>[] = [
  {
    name: 'No mail goes out before somebody asks for it',
    cites: ['ACCOUNT-46'],
    kind: 'start',
    input: 'start',
    expect: (state) => isOffered(state) && state.context.failure === null,
  },
  {
    name: 'Where one was just sent, no other goes out for a minute',
    cites: ['AUTH-08'],
    kind: 'start',
    input: 'justSent',
    expect: (state) => isSent(state) && state.context.failure === null,
  },
  {
    name: "It goes to the account's own address",
    cites: ['ACCOUNT-46'],
    kind: 'after',
    on: 'mail.send',
    from: isOffered,
    expect: (it) => isSending(it.after) && startsWith(it, 'sendMail', { email: ANA.email }),
  },
  {
    name: 'Nothing else sends one',
    cites: ['ACCOUNT-46'],
    kind: 'everyStep',
    when: (it) => starts(it, 'sendMail'),
    expect: ({ on }) => on === 'mail.send',
  },
  {
    name: 'What was sent is said to be on its way',
    cites: ['ACCOUNT-46'],
    kind: 'after',
    on: 'sendMail:sent',
    from: isSending,
    expect: ({ after }) => isSent(after),
  },
  {
    name: 'Another one can be asked for after a minute',
    cites: ['ACCOUNT-46'],
    kind: 'after',
    on: 'wait resendInterval',
    from: isSent,
    expect: ({ after }) => isOffered(after) && !after.context.isSent,
  },
  {
    name: 'The time to wait is told where the service names it',
    cites: ['FAIL-14'],
    kind: 'after',
    on: 'sendMail:limited',
    from: isSending,
    expect: ({ after }) => isToldOf('rate.limited')(after) && after.context.failure?.retryAfter === 90,
  },
  {
    name: 'An unreachable service is told as what it is',
    cites: ['FAIL-04'],
    kind: 'after',
    on: 'sendMail:unreachable',
    from: isSending,
    expect: ({ after }) => isToldOf('network.unreachable')(after),
  },
  {
    name: 'Whatever else goes wrong is told as unexpected',
    cites: ['FAIL-05'],
    kind: 'after',
    on: 'sendMail:crashed',
    from: isSending,
    expect: ({ after }) => isToldOf('unexpected')(after),
  },
  {
    name: 'A failure is told only where it can be tried again',
    cites: ['FAIL-07'],
    kind: 'always',
    expect: (state) => state.context.failure === null || isOffered(state),
  },
]
