import type { contactMachine } from '#machines/contact/contact.machine.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const contactGestures: GesturesOf<typeof contactMachine> = {
  'draft.changed': (ui, { values }) => fillIn(ui, values),
  'form.submit': async (ui, { values }) => {
    await fillIn(ui, values)
    await ui.click('Enviar mensagem')
  },
  'message.another': (ui) => ui.click('Enviar outra mensagem'),
}
