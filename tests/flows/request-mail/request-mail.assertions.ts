import type { requestMailMachine } from '#machines/request-mail/request-mail.machine.ts'
import { alertsOf, submitting } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const requestMailAssertions: AssertionsOf<typeof requestMailMachine> = {
  offered: (state) => ({
    alerts: alertsOf(state.context),
    buttons: submitting(state.hasTag('busy'), 'Enviar o e-mail de confirmação', 'Enviando...'),
  }),
  // If another call sent the mail, that call's view says so.
  sent: ({ context }) => ({
    statuses: context.isSent ? [] : ['Enviamos um e-mail. Veja também a caixa de spam.'],
    buttons: { 'Enviar o e-mail de confirmação': 'absent' },
  }),
}
