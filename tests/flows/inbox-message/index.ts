import { inboxMessageModel } from '#machines/inbox-message/inbox-message.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { inboxMessageActs } from './inbox-message.acts.ts'
import { inboxMessageLooks } from './inbox-message.looks.ts'
import { inboxMessageWire } from './inbox-message.wire.ts'

export const inboxMessage = flowTests({
  names: {
    pt: 'Mensagem na caixa de entrada',
    en: 'Message in the inbox',
    es: 'Mensaje en la bandeja de entrada',
    fr: 'Message de la boîte de réception',
  },
  page: 'adminInbox',
  model: inboxMessageModel,
  acts: inboxMessageActs,
  looks: inboxMessageLooks,
  wires: [inboxMessageWire],
})
