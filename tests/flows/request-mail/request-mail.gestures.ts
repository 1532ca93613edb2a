import type { requestMailMachine } from '#machines/request-mail/request-mail.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const requestMailGestures: GesturesOf<typeof requestMailMachine> = {
  'mail.send': (ui) => ui.click('Enviar o e-mail de confirmação'),
}
