import type { contactMachine } from '#machines/contact/contact.machine.ts'
import { fillIn } from '#tests/kit/acts.ts'
import type { ActsOf } from '#tests/kit/ui.ts'

export const contactActs: ActsOf<typeof contactMachine> = {
  'draft.changed': (ui, { values }) => fillIn(ui, values),
  'form.submit': async (ui, { values }) => {
    await fillIn(ui, values)
    await ui.press('Enviar mensagem')
  },
  'message.another': (ui) => ui.press('Enviar outra mensagem'),
}
