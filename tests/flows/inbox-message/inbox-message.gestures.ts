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
  'message.open': (ui) => ui.click('Abrir mensagem'),
  'message.close': (ui) => ui.click('Fechar'),
  'status.choose': (ui, { status }) => ui.click(STATUS_NAMES[status]),
  'reply.send': {
    perform: async (ui, { values }) => {
      await fillIn(ui, values)
      await ui.click('Enviar resposta')
    },
    where: ({ context }) => context.message.answer === null,
  },
}
