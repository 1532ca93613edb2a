import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import type { contactMachine } from './contact.machine.ts'

const { after, ends, failures, ignores, onlyAfter, isIdleIn, shows } = consequencesOf<typeof contactMachine>()

const isForm = isIdleIn('form')

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
    name: 'Contact starts with an empty form without issues',
    cites: ['CONTACT-01'],
    kind: 'start',
    input: 'fresh',
    expect: (state) =>
      isForm(state) && isSame(state.context, { draft: null, issues: {}, failure: null, reference: null }),
  },
  {
    name: 'Name, e-mail, subject and a message of 10 characters are required, each with an issue at its field',
    cites: ['CONTACT-02', 'CONTACT-03', 'CONTACT-05', 'CONTACT-06', 'FIELD-07'],
    ...after(isForm, {
      'form.submit:nameless': { issues: { name: 'name.required' } },
      'form.submit:badEmail': { issues: { email: 'email.invalid' } },
      'form.submit:noSubject': { issues: { subject: 'subject.required' } },
      'form.submit:shortMessage': { issues: { message: 'message.tooShort' } },
    }),
  },
  {
    name: 'A valid message is sent as written, on submit only, and its draft kept until it has arrived',
    cites: ['CONTACT-07', 'CONTACT-11'],
    ...onlyAfter(isForm, {
      'form.submit:good': {
        calls: { sendContactMessage: SENT },
        sends: { saveDraft: { type: 'draft.save', values: SENT } },
      },
      'draft.changed': { sends: { saveDraft: { type: 'draft.save', values: BEING_WRITTEN } } },
    }),
  },
  {
    name: 'A sent message shows its reference and leaves no draft; a failure is shown beside the form',
    cites: ['CONTACT-08', 'CONTACT-11', 'CONTACT-14', 'CONTACT-15', 'FAIL-05'],
    ...ends('sendContactMessage', {
      sent: {
        shows: 'sent',
        context: { reference: 'PR-7F3K9Q', draft: null },
        sends: { saveDraft: { type: 'draft.discard' } },
      },
      ...failures(['unreachable', 'limited', 'withMessage', 'crashed'], { shows: 'form' }),
    }),
  },
  {
    name: 'The draft is deleted only when the message was sent',
    cites: ['CONTACT-11'],
    kind: 'everyStep',
    when: ({ sent }) => sent.some(({ event }) => event.type === 'draft.discard'),
    expect: ({ on }) => on === 'sendContactMessage:sent',
  },
  {
    name: 'The draft is restored after a reload',
    cites: ['CONTACT-10'],
    ...after(isForm, { 'draft.restored': { context: { draft: LEFT_BEFORE } } }),
  },
  {
    name: 'No draft is restored while a message is being sent or after it',
    cites: ['CONTACT-12'],
    ...ignores('draft.restored', (state) => !isForm(state)),
  },
  {
    name: 'The form works without a draft where none can be stored',
    cites: ['CONTACT-13'],
    ...ignores('saveDraft:broken'),
  },
  {
    name: 'Another message can be written after one was sent, with an empty form',
    cites: ['CONTACT-09'],
    ...after(isIdleIn('sent'), { 'message.another': { shows: 'form', context: { reference: null } } }),
  },
  {
    name: 'A reference is shown only with the message that was sent, and a draft never',
    cites: ['CONTACT-08'],
    kind: 'always',
    when: shows('sent'),
    expect: ({ context }) => context.reference !== null && context.draft === null,
  },
  {
    name: 'The form can always be reached',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: isForm,
  },
]
