import type { linkMailMachine } from '#machines/link-mail/link-mail.machine.ts'
import type { ActsOf } from '#tests/kit/ui.ts'

export const linkMailActs: ActsOf<typeof linkMailMachine> = {
  'mail.send': (ui) => ui.press('Enviar o e-mail de confirmação'),
}
