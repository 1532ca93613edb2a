import type { contactMachine } from '#machines/contact/contact.machine.ts'
import { alertsOf, submitting } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const contactAssertions: AssertionsOf<typeof contactMachine> = {
  form: (state) => ({
    heading: 'Sua mensagem',
    alerts: alertsOf(state.context),
    buttons: submitting(state.hasTag('busy'), 'Enviar mensagem', 'Enviando...'),
  }),
  sent: () => ({ heading: 'Mensagem enviada', buttons: { 'Enviar outra mensagem': 'enabled' } }),
}
