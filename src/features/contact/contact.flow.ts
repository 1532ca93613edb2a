import { contactMachine } from '#machines/contact/contact.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineSaveDraft } from './effects/save-draft.ts'
import { defineSendContactMessage } from './effects/send-contact-message.ts'
import { clients } from '#src/clients/clients.ts'
import { CONTACT_DRAFT_KEY } from '#src/clients/storage-keys.ts'

export const contactFlow = provide(contactMachine, {
  saveDraft: defineSaveDraft(clients, CONTACT_DRAFT_KEY),
  sendContactMessage: defineSendContactMessage(),
})
