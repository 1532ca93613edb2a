import type { contactMachine } from '#machines/contact/contact.machine.ts'
import { alertsOf, submitting } from '#tests/kit/looks.ts'
import type { LooksOf } from '#tests/kit/ui.ts'

export const contactLooks: LooksOf<typeof contactMachine> = {
  form: (state) => ({
    heading: 'Sua mensagem',
    alerts: alertsOf(state.context),
    buttons: submitting(state.hasTag('busy'), 'Enviar mensagem', 'Enviando...'),
  }),
  sent: () => ({ heading: 'Mensagem enviada', buttons: { 'Enviar outra mensagem': 'enabled' } }),
}
