import type { linkMailMachine } from '#machines/link-mail/link-mail.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const linkMailGestures: GesturesOf<typeof linkMailMachine> = {
  'mail.send': (ui) => ui.press('Enviar o e-mail de confirmação'),
}
