import type { ModelOf } from '../kit/model.ts'
import { CRASHED, SERVICE_MESSAGE, LIMITED, UNREACHABLE } from '../kit/samples.ts'
import { contactMachine } from './contact.machine.ts'

const good = {
  name: 'Ana Souza',
  email: 'ana@prosa.test',
  company: 'Padaria do Sol',
  subject: 'partnerships',
  message: 'Bom dia, tudo certo?',
}
/**
 * A restored draft and an edited one, with values distinct from those that are sent. They are all invalid, since the
 * form itself clears the issue of a corrected field.
 */
const restored = { name: '  ', email: 'caio@', company: 'Feira', subject: '', message: 'Bom d' }
const changed = { name: '   ', email: 'davi@prosa', company: 'Horta', subject: '', message: 'Bom' }

export const contactModel = {
  machine: contactMachine,
  inputs: { fresh: undefined },
  person: [
    { case: 'good', event: { type: 'form.submit', values: good } },
    { case: 'nameless', event: { type: 'form.submit', values: { ...good, name: ' ' } } },
    { case: 'badEmail', event: { type: 'form.submit', values: { ...good, email: 'ana@prosa' } } },
    { case: 'noSubject', event: { type: 'form.submit', values: { ...good, subject: '' } } },
    { case: 'shortMessage', event: { type: 'form.submit', values: { ...good, message: 'Bom dia' } } },
    { event: { type: 'draft.changed', values: changed } },
    { event: { type: 'message.another' } },
  ],
  environment: [],
  streams: { saveDraft: [{ event: { type: 'draft.restored', values: restored } }] },
  outcomes: {
    sendContactMessage: {
      sent: { ok: { reference: 'PR-7F3K9Q' } },
      unreachable: UNREACHABLE,
      limited: LIMITED,
      withMessage: SERVICE_MESSAGE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof contactMachine>
