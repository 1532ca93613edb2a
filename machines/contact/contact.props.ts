import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import type { contactMachine } from './contact.machine.ts'

const { after, ends, failures, ignores, onlyAfter, rests, shows } = consequencesOf<typeof contactMachine>()

const isForm = rests('form')

const SENT = {
  name: 'Ana Souza',
  email: 'ana@prosa.test',
  company: 'Padaria do Sol',
  subject: 'partnerships',
  message: 'Bom dia, tudo certo?',
} as const
const BEING_WRITTEN = {
  name: '   ',
  email: 'davi@prosa',
  company: 'Horta',
  subject: '',
  message: 'Bom',
} as const
const LEFT_BEFORE = { name: '  ', email: 'caio@', company: 'Feira', subject: '', message: 'Bom d' } as const

export const contactProperties: readonly Property<typeof contactMachine>[] = [
  {
    name: 'Contact opens with an empty form that complains about nothing',
    cites: ['CONTACT-01'],
    kind: 'start',
    input: 'fresh',
    expect: (state) =>
      isForm(state) && isSame(state.context, { draft: null, issues: {}, failure: null, reference: null }),
  },
  {
    name: 'Name, e-mail, subject and a message of 10 characters are required, each told beside its field',
    cites: ['CONTACT-02', 'CONTACT-03', 'CONTACT-05', 'CONTACT-06', 'FIELD-07'],
    ...after(isForm, {
      'form.submit:nameless': { issues: { name: 'name.required' } },
      'form.submit:badEmail': { issues: { email: 'email.invalid' } },
      'form.submit:noSubject': { issues: { subject: 'subject.required' } },
      'form.submit:shortMessage': { issues: { message: 'message.tooShort' } },
    }),
  },
  {
    name: 'An accepted message is sent as it was written and kept until it has arrived; nothing else sends one',
    cites: ['CONTACT-07', 'CONTACT-11'],
    ...onlyAfter(isForm, {
      'form.submit:good': {
        calls: { sendContactMessage: SENT },
        sends: { keepDraft: { type: 'draft.keep', values: SENT } },
      },
      'draft.changed': { sends: { keepDraft: { type: 'draft.keep', values: BEING_WRITTEN } } },
    }),
  },
  {
    name: 'A message that has arrived shows its reference and leaves no draft; what failed is told beside the form',
    cites: ['CONTACT-08', 'CONTACT-11', 'CONTACT-14', 'CONTACT-15', 'FAIL-05'],
    ...ends('sendContactMessage', {
      sent: {
        shows: 'sent',
        keeps: { reference: 'PR-7F3K9Q', draft: null },
        sends: { keepDraft: { type: 'draft.drop' } },
      },
      ...failures(['unreachable', 'limited', 'inOwnWords', 'crashed'], { shows: 'form' }),
    }),
  },
  {
    name: 'The draft is dropped when the message has arrived, and then only',
    cites: ['CONTACT-11'],
    kind: 'everyStep',
    when: ({ sent }) => sent.some(({ event }) => event.type === 'draft.drop'),
    expect: ({ on }) => on === 'sendContactMessage:sent',
  },
  {
    name: 'What was written before a reload comes back',
    cites: ['CONTACT-10'],
    ...after(isForm, { 'draft.restored': { keeps: { draft: LEFT_BEFORE } } }),
  },
  {
    name: 'A draft does not come back into a message that is on its way or has arrived',
    cites: ['CONTACT-12'],
    ...ignores('draft.restored', (state) => !isForm(state)),
  },
  {
    name: 'Typing goes on without a draft where none can be kept',
    cites: ['CONTACT-13'],
    ...ignores('keepDraft:broken'),
  },
  {
    name: 'Another message can be written after one was sent, with an empty form',
    cites: ['CONTACT-09'],
    ...after(rests('sent'), { 'message.another': { shows: 'form', keeps: { reference: null } } }),
  },
  {
    name: 'A reference is shown only with the message that was sent, and a draft never',
    cites: ['CONTACT-08'],
    kind: 'always',
    when: shows('sent'),
    expect: ({ context }) => context.reference !== null && context.draft === null,
  },
  {
    name: 'The form stays in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: isForm,
  },
]
