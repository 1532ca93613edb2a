import type { MessageStatus } from '#contracts/api/admin.ts'
import type { inboxMessageMachine, Message } from '#machines/inbox-message/inbox-message.machine.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { ButtonState, AssertionsOf } from '#tests/kit/ui.ts'
import { STATUS_NAMES } from './inbox-message.gestures.ts'

const DONE: Readonly<Record<MessageStatus, string>> = {
  new: 'A mensagem está entre as novas.',
  answered: 'A mensagem está entre as respondidas.',
  closed: 'A mensagem está entre as encerradas.',
}

const textsOf = ({ message: { answer } }: { message: Message }) => [
  'Uma pergunta sobre o produto.',
  ...(answer === null ? [] : [answer]),
]

const buttonsOfOpen = (offer: ButtonState, answer: string | null): Record<string, ButtonState> => ({
  'Abrir mensagem': 'absent',
  Fechar: offer,
  'Enviar resposta': answer === null ? offer : 'absent',
  'Escrever pelo meu e-mail': 'enabled',
  ...Object.fromEntries(Object.values(STATUS_NAMES).map((name) => [name, offer])),
})

export const inboxMessageAssertions: AssertionsOf<typeof inboxMessageMachine> = {
  closed: ({ context: { message } }) => ({
    texts: [STATUS_NAMES[message.status]],
    buttons: { 'Abrir mensagem': 'enabled', Fechar: 'absent', 'Enviar resposta': 'absent' },
  }),
  opened: (state) => ({
    shows: textsOf(state.context),
    alerts: alertsOf(state.context),
    buttons: buttonsOfOpen(state.hasTag('busy') ? 'busy' : 'enabled', state.context.message.answer),
  }),
  changed: ({ context }) => ({
    shows: textsOf(context),
    statuses: [DONE[context.message.status]],
    buttons: buttonsOfOpen('enabled', context.message.answer),
  }),
  answered: ({ context }) => ({
    shows: textsOf(context),
    statuses: ['A resposta foi enviada por e-mail.'],
    buttons: buttonsOfOpen('enabled', context.message.answer),
  }),
}
