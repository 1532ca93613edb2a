import { contactMachine } from '#machines/contact/contact.machine.ts'
import { defineKeepDraft } from '../../actors/keep-draft.ts'
import { defineSendContactMessage } from '../../actors/send-contact-message.ts'
import { clients } from '../../clients/clients.ts'
import { CONTACT_DRAFT_KEY } from '../../clients/storage-keys.ts'

export const contactFlow = contactMachine.provide({
  actors: {
    keepDraft: defineKeepDraft(clients, CONTACT_DRAFT_KEY),
    sendContactMessage: defineSendContactMessage(clients),
  },
})
