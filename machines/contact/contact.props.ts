import { isSame, starts, startsNothing, startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { contactMachine } from './contact.machine.ts'

type Is = Predicate<typeof contactMachine>

const isEditing: Is = (state) => state.matches('editing')
const isSending: Is = (state) => state.matches('sending')
const isSent: Is = (state) => state.matches('sent')

const toldOf = ({ told }: Pick<Occurrence, 'told'>) => told.map(({ to, event }) => `${to} ${event.type}`).join()
const messageOf = ({ told }: Pick<Occurrence, 'told'>) =>
  told.map(({ event }) => (event.values as { message: string }).message).join()

export const contactProperties: readonly Property<typeof contactMachine>[] = [
  {
    name: 'Contact opens with an empty form that complains about nothing',
    cites: ['CONTACT-01'],
    kind: 'start',
    input: 'fresh',
    expect: (state) =>
      isEditing(state) && isSame(state.context, { draft: null, issues: {}, failure: null, reference: null }),
  },
  {
    name: 'The name is required',
    cites: ['CONTACT-02'],
    kind: 'after',
    on: 'form.submit:nameless',
    from: isEditing,
    expect: (it) => isEditing(it.after) && it.after.context.issues.name === 'name.required' && startsNothing(it),
  },
  {
    name: 'The e-mail must match the form {email}',
    cites: ['CONTACT-03', 'FIELD-07'],
    kind: 'after',
    on: 'form.submit:badEmail',
    from: isEditing,
    expect: (it) => isEditing(it.after) && it.after.context.issues.email === 'email.invalid' && startsNothing(it),
  },
  {
    name: 'The subject is one of the five',
    cites: ['CONTACT-05'],
    kind: 'after',
    on: 'form.submit:noSubject',
    from: isEditing,
    expect: (it) => isEditing(it.after) && it.after.context.issues.subject === 'subject.required' && startsNothing(it),
  },
  {
    name: 'The message has 10 characters or more',
    cites: ['CONTACT-06'],
    kind: 'after',
    on: 'form.submit:shortMessage',
    from: isEditing,
    expect: (it) => isEditing(it.after) && it.after.context.issues.message === 'message.tooShort' && startsNothing(it),
  },
  {
    name: 'An accepted message is sent as it was written',
    cites: ['CONTACT-07'],
    kind: 'after',
    on: 'form.submit:good',
    from: isEditing,
    expect: (it) =>
      isSending(it.after) &&
      startsWith(it, 'sendContactMessage', {
        name: 'Ana Souza',
        email: 'ana@prosa.test',
        company: 'Padaria do Sol',
        subject: 'partnerships',
        message: 'Bom dia, tudo certo?',
      }),
  },
  {
    name: 'Nothing is sent that nobody submitted, and nothing twice',
    cites: ['CONTACT-07'],
    kind: 'everyStep',
    when: (it) => starts(it, 'sendContactMessage'),
    expect: ({ on, before }) => on === 'form.submit:good' && isEditing(before),
  },
  {
    name: 'Success shows the reference',
    cites: ['CONTACT-08'],
    kind: 'after',
    on: 'sendContactMessage:sent',
    from: isSending,
    expect: ({ after }) => isSent(after) && after.context.reference === 'PR-7F3K9Q',
  },
  {
    name: 'A reference is shown only with the message that was sent',
    cites: ['CONTACT-08'],
    kind: 'always',
    expect: (state) => isSent(state) === (state.context.reference !== null),
  },
  {
    name: 'What was typed is kept on every key, for a reload or another language',
    cites: ['CONTACT-10'],
    kind: 'after',
    on: 'draft.changed',
    from: isEditing,
    expect: (it) => staysAsItWas(it) && toldOf(it) === 'keepDraft draft.keep' && messageOf(it) === 'Bom',
  },
  {
    name: 'What is sent is kept until it has arrived',
    cites: ['CONTACT-11'],
    kind: 'after',
    on: 'form.submit:good',
    from: isEditing,
    expect: (it) => toldOf(it) === 'keepDraft draft.keep' && messageOf(it) === 'Bom dia, tudo certo?',
  },
  {
    name: 'While a message is on its way its draft is not written over',
    cites: ['CONTACT-12'],
    kind: 'everyStep',
    when: (it) => toldOf(it).includes('draft.keep'),
    expect: ({ before }) => isEditing(before),
  },
  {
    name: 'The draft is dropped when the message has arrived, and then only',
    cites: ['CONTACT-11'],
    kind: 'everyStep',
    when: (it) => toldOf(it).includes('draft.drop'),
    expect: ({ on }) => on === 'sendContactMessage:sent',
  },
  {
    name: 'A message that has arrived leaves no draft',
    cites: ['CONTACT-11'],
    kind: 'after',
    on: 'sendContactMessage:sent',
    from: isSending,
    expect: (it) => toldOf(it) === 'keepDraft draft.drop' && it.after.context.draft === null,
  },
  {
    name: 'What was written before a reload comes back',
    cites: ['CONTACT-10'],
    kind: 'after',
    on: 'draft.restored',
    from: isEditing,
    expect: ({ after }) =>
      isEditing(after) &&
      isSame(after.context.draft, {
        name: 'Caio',
        email: 'caio@',
        company: 'Feira',
        subject: 'press',
        message: 'Bom d',
      }),
  },
  {
    name: 'A draft does not come back into a message that is on its way or has arrived',
    cites: ['CONTACT-12'],
    kind: 'after',
    on: 'draft.restored',
    from: (state) => !isEditing(state),
    expect: staysAsItWas,
  },
  {
    name: 'Typing goes on without a draft where none can be kept',
    cites: ['CONTACT-13'],
    kind: 'after',
    on: 'keepDraft:broken',
    from: () => true,
    expect: staysAsItWas,
  },
  {
    name: 'An unreachable service is told, and what was typed is kept',
    cites: ['CONTACT-14'],
    kind: 'after',
    on: 'sendContactMessage:unreachable',
    from: isSending,
    expect: (it) =>
      isEditing(it.after) && it.after.context.failure?.code === 'network.unreachable' && it.told.length === 0,
  },
  {
    name: 'Too many messages are told with the time to wait',
    cites: ['CONTACT-15'],
    kind: 'after',
    on: 'sendContactMessage:limited',
    from: isSending,
    expect: ({ after }) =>
      isEditing(after) && after.context.failure?.code === 'rate.limited' && after.context.failure.retryAfter === 90,
  },
  {
    name: 'Whatever else goes wrong is told as unexpected',
    cites: ['FAIL-05'],
    kind: 'after',
    on: 'sendContactMessage:crashed',
    from: isSending,
    expect: ({ after }) => isEditing(after) && after.context.failure?.code === 'unexpected',
  },
  {
    name: 'Issues and failures are told one at a time, and only beside the form',
    cites: ['FAIL-09'],
    kind: 'always',
    expect: (state) => {
      const hasIssues = Object.keys(state.context.issues).length > 0
      const hasFailure = state.context.failure !== null
      return isEditing(state) ? !(hasIssues && hasFailure) : !hasIssues && !hasFailure
    },
  },
  {
    name: 'Another message can be written after one was sent, with an empty form',
    cites: ['CONTACT-09'],
    kind: 'after',
    on: 'message.another',
    from: isSent,
    expect: ({ after }) => isEditing(after) && after.context.draft === null && after.context.reference === null,
  },
  {
    name: 'The form stays in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: isEditing,
  },
]
