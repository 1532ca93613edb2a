import { contactModel } from '#machines/contact/contact.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { contactGestures } from './contact.gestures.ts'
import { contactAssertions } from './contact.assertions.ts'
import { contactNetwork } from './contact.network.ts'

export const contact = flowTests({
  names: { pt: 'Mensagem de contato', en: 'Contact message', es: 'Mensaje de contacto', fr: 'Message de contact' },
  page: 'contact',
  model: contactModel,
  gestures: contactGestures,
  assertions: contactAssertions,
  networks: [contactNetwork],
})
