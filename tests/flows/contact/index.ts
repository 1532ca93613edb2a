import { contactModel } from '#machines/contact/contact.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { contactActs } from './contact.acts.ts'
import { contactLooks } from './contact.looks.ts'
import { contactWire } from './contact.wire.ts'

export const contact = flowTests({
  names: { pt: 'Mensagem de contato', en: 'Contact message', es: 'Mensaje de contacto', fr: 'Message de contact' },
  page: 'contact',
  model: contactModel,
  acts: contactActs,
  looks: contactLooks,
  wires: [contactWire],
})
