import type { MessageStatus } from '#contracts/api/admin.ts'
import type { inboxMessageMachine } from '#machines/inbox-message/inbox-message.machine.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const STATUS_NAMES: Readonly<Record<MessageStatus, string>> = {
  new: 'Nova',
  answered: 'Respondida',
  closed: 'Encerrada',
}

export const inboxMessageGestures: GesturesOf<typeof inboxMessageMachine> = {
  'message.open': (ui) => ui.press('Abrir mensagem'),
  'message.close': (ui) => ui.press('Fechar'),
  'status.choose': (ui, { status }) => ui.press(STATUS_NAMES[status]),
  'reply.send': {
    perform: async (ui, { values }) => {
      await fillIn(ui, values)
      await ui.press('Enviar resposta')
    },
    where: ({ context }) => context.message.answer === null,
  },
}
