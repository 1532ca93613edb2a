import { isSame, starts, startsNothing, startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Happening, Predicate, Property } from '../kit/properties.ts'
import type { contactMachine } from './contact.machine.ts'

type Is = Predicate<typeof contactMachine>

const isEditing: Is = (state) => state.matches('editing')
const isSending: Is = (state) => state.matches('sending')
const isSent: Is = (state) => state.matches('sent')

const toldOf = ({ told }: Pick<Happening, 'told'>) => told.map(({ to, event }) => `${to} ${event.type}`).join()
const messageOf = ({ told }: Pick<Happening, 'told'>) =>
  told.map(({ event }) => (event.values as { message: string }).message).join()

export const contactProperties: readonly Property<typeof contactMachine>[] = [
  {
    says: 'Contact opens with an empty form that complains about nothing',
    cites: ['CONTACT-01'],
    kind: 'start',
    input: 'fresh',
    holds: (state) =>
      isEditing(state) && isSame(state.context, { draft: null, issues: {}, failure: null, reference: null }),
  },
  {
    says: 'The name is required',
    cites: ['CONTACT-02'],
    kind: 'after',
    on: 'form.submit:nameless',
    from: isEditing,
    holds: (it) => isEditing(it.after) && it.after.context.issues.name === 'name.required' && startsNothing(it),
  },
  {
    says: 'The e-mail must match the form {email}',
    cites: ['CONTACT-03', 'FIELD-07'],
    kind: 'after',
    on: 'form.submit:badEmail',
    from: isEditing,
    holds: (it) => isEditing(it.after) && it.after.context.issues.email === 'email.invalid' && startsNothing(it),
  },
  {
    says: 'The subject is one of the five',
    cites: ['CONTACT-05'],
    kind: 'after',
    on: 'form.submit:noSubject',
    from: isEditing,
    holds: (it) => isEditing(it.after) && it.after.context.issues.subject === 'subject.required' && startsNothing(it),
  },
  {
    says: 'The message has 10 characters or more',
    cites: ['CONTACT-06'],
    kind: 'after',
    on: 'form.submit:shortMessage',
    from: isEditing,
    holds: (it) => isEditing(it.after) && it.after.context.issues.message === 'message.tooShort' && startsNothing(it),
  },
  {
    says: 'An accepted message is sent as it was written',
    cites: ['CONTACT-07'],
    kind: 'after',
    on: 'form.submit:good',
    from: isEditing,
    holds: (it) =>
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
    says: 'Nothing is sent that nobody submitted, and nothing twice',
    cites: ['CONTACT-07'],
    kind: 'everyStep',
    when: (it) => starts(it, 'sendContactMessage'),
    holds: ({ on, before }) => on === 'form.submit:good' && isEditing(before),
  },
  {
    says: 'Success shows the reference',
    cites: ['CONTACT-08'],
    kind: 'after',
    on: 'sendContactMessage:sent',
    from: isSending,
    holds: ({ after }) => isSent(after) && after.context.reference === 'PR-7F3K9Q',
  },
  {
    says: 'A reference is shown only with the message that was sent',
    cites: ['CONTACT-08'],
    kind: 'always',
    holds: (state) => isSent(state) === (state.context.reference !== null),
  },
  {
    says: 'What was typed is kept on every key, for a reload or another language',
    cites: ['CONTACT-10'],
    kind: 'after',
    on: 'draft.changed',
    from: isEditing,
    holds: (it) => staysAsItWas(it) && toldOf(it) === 'keepDraft draft.keep' && messageOf(it) === 'Bom',
  },
  {
    says: 'What is sent is kept until it has arrived',
    cites: ['CONTACT-11'],
    kind: 'after',
    on: 'form.submit:good',
    from: isEditing,
    holds: (it) => toldOf(it) === 'keepDraft draft.keep' && messageOf(it) === 'Bom dia, tudo certo?',
  },
  {
    says: 'While a message is on its way its draft is not written over',
    cites: ['CONTACT-12'],
    kind: 'everyStep',
    when: (it) => toldOf(it).includes('draft.keep'),
    holds: ({ before }) => isEditing(before),
  },
  {
    says: 'The draft is dropped when the message has arrived, and then only',
    cites: ['CONTACT-11'],
    kind: 'everyStep',
    when: (it) => toldOf(it).includes('draft.drop'),
    holds: ({ on }) => on === 'sendContactMessage:sent',
  },
  {
    says: 'A message that has arrived leaves no draft',
    cites: ['CONTACT-11'],
    kind: 'after',
    on: 'sendContactMessage:sent',
    from: isSending,
    holds: (it) => toldOf(it) === 'keepDraft draft.drop' && it.after.context.draft === null,
  },
  {
    says: 'What was written before a reload comes back',
    cites: ['CONTACT-10'],
    kind: 'after',
    on: 'draft.restored',
    from: isEditing,
    holds: ({ after }) =>
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
    says: 'A draft does not come back into a message that is on its way or has arrived',
    cites: ['CONTACT-12'],
    kind: 'after',
    on: 'draft.restored',
    from: (state) => !isEditing(state),
    holds: staysAsItWas,
  },
  {
    says: 'Typing goes on without a draft where none can be kept',
    cites: ['CONTACT-13'],
    kind: 'after',
    on: 'keepDraft:broken',
    from: () => true,
    holds: staysAsItWas,
  },
  {
    says: 'An unreachable service is told, and what was typed is kept',
    cites: ['CONTACT-14'],
    kind: 'after',
    on: 'sendContactMessage:unreachable',
    from: isSending,
    holds: (it) =>
      isEditing(it.after) && it.after.context.failure?.code === 'network.unreachable' && it.told.length === 0,
  },
  {
    says: 'Too many messages are told with the time to wait',
    cites: ['CONTACT-15'],
    kind: 'after',
    on: 'sendContactMessage:limited',
    from: isSending,
    holds: ({ after }) =>
      isEditing(after) && after.context.failure?.code === 'rate.limited' && after.context.failure.retryAfter === 90,
  },
  {
    says: 'Whatever else goes wrong is told as unexpected',
    cites: ['FAIL-05'],
    kind: 'after',
    on: 'sendContactMessage:crashed',
    from: isSending,
    holds: ({ after }) => isEditing(after) && after.context.failure?.code === 'unexpected',
  },
  {
    says: 'Issues and failures are told one at a time, and only beside the form',
    cites: ['FAIL-09'],
    kind: 'always',
    holds: (state) => {
      const hasIssues = Object.keys(state.context.issues).length > 0
      const hasFailure = state.context.failure !== null
      return isEditing(state) ? !(hasIssues && hasFailure) : !hasIssues && !hasFailure
    },
  },
  {
    says: 'Another message can be written after one was sent, with an empty form',
    cites: ['CONTACT-09'],
    kind: 'after',
    on: 'message.another',
    from: isSent,
    holds: ({ after }) => isEditing(after) && after.context.draft === null && after.context.reference === null,
  },
  {
    says: 'The form stays in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    holds: isEditing,
  },
]
