import { inboxMessageModel } from '#machines/inbox-message/inbox-message.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { inboxMessageGestures } from './inbox-message.gestures.ts'
import { inboxMessageAssertions } from './inbox-message.assertions.ts'
import { inboxMessageNetwork } from './inbox-message.network.ts'

export const inboxMessage = flowTests({
  names: {
    pt: 'Mensagem na caixa de entrada',
    en: 'Message in the inbox',
    es: 'Mensaje en la bandeja de entrada',
    fr: 'Message de la boîte de réception',
  },
  page: 'adminInbox',
  model: inboxMessageModel,
  gestures: inboxMessageGestures,
  assertions: inboxMessageAssertions,
  networks: [inboxMessageNetwork],
  around: { 'message.reread': 'another administrator replied to it' },
})
