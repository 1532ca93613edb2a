import { contactMachine } from '#machines/contact/contact.machine.ts'
import { defineKeepDraft } from '#src/actors/keep-draft.ts'
import { defineSendContactMessage } from '#src/actors/send-contact-message.ts'
import { clients } from '#src/clients/clients.ts'
import { CONTACT_DRAFT_KEY } from '#src/clients/storage-keys.ts'

export const contactFlow = contactMachine.provide({
  actors: {
    keepDraft: defineKeepDraft(clients, CONTACT_DRAFT_KEY),
    sendContactMessage: defineSendContactMessage(clients),
  },
})
