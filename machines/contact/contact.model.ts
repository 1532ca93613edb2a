import type { ModelOf } from '../kit/model.ts'
import { CRASHED, IN_OWN_WORDS, LIMITED, UNREACHABLE } from '../kit/samples.ts'
import { contactMachine } from './contact.machine.ts'

const good = {
  name: 'Ana Souza',
  email: 'ana@prosa.test',
  company: '',
  subject: 'support',
  message: 'Bom dia, tudo certo?',
}

export const contactModel = {
  machine: contactMachine,
  inputs: { fresh: undefined },
  person: [
    { case: 'good', event: { type: 'form.submit', values: good } },
    { case: 'nameless', event: { type: 'form.submit', values: { ...good, name: ' ' } } },
    { case: 'badEmail', event: { type: 'form.submit', values: { ...good, email: 'ana@prosa' } } },
    { case: 'noSubject', event: { type: 'form.submit', values: { ...good, subject: '' } } },
    { case: 'shortMessage', event: { type: 'form.submit', values: { ...good, message: 'Bom dia' } } },
    { event: { type: 'draft.changed', values: { ...good, message: 'Bom' } } },
    { event: { type: 'message.another' } },
  ],
  environment: [],
  streams: { keepDraft: [{ event: { type: 'draft.restored', values: { ...good, message: 'Bom d' } } }] },
  outcomes: {
    sendContactMessage: {
      sent: { ok: { reference: 'PR-7F3K9Q' } },
      unreachable: UNREACHABLE,
      limited: LIMITED,
      inOwnWords: IN_OWN_WORDS,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof contactMachine>
