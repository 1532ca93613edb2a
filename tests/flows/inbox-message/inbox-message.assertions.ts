import type { MessageStatus } from '#contracts/api/admin.ts'
import type { inboxMessageMachine } from '#machines/inbox-message/inbox-message.machine.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { ButtonState, AssertionsOf } from '#tests/kit/ui.ts'
import { STATUS_NAMES } from './inbox-message.gestures.ts'

const DONE: Readonly<Record<MessageStatus, string>> = {
  new: 'A mensagem está entre as novas.',
  answered: 'A mensagem está entre as respondidas.',
  closed: 'A mensagem está entre as encerradas.',
}

const opened = (offer: ButtonState): Record<string, ButtonState> => ({
  'Abrir mensagem': 'absent',
  Fechar: offer,
  'Responder por e-mail': 'enabled',
  ...Object.fromEntries(Object.values(STATUS_NAMES).map((name) => [name, offer])),
})

export const inboxMessageAssertions: AssertionsOf<typeof inboxMessageMachine> = {
  closed: ({ context: { message } }) => ({
    texts: [STATUS_NAMES[message.status]],
    buttons: { 'Abrir mensagem': 'enabled', Fechar: 'absent', 'Responder por e-mail': 'absent' },
  }),
  opened: (state) => ({
    shows: ['Uma pergunta sobre o produto.'],
    alerts: alertsOf(state.context),
    buttons: opened(state.hasTag('busy') ? 'busy' : 'enabled'),
  }),
  changed: ({ context: { message } }) => ({
    shows: ['Uma pergunta sobre o produto.'],
    statuses: [DONE[message.status]],
    buttons: opened('enabled'),
  }),
}
