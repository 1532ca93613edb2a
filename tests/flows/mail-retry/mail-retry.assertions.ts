import type { mailRetryMachine } from '#machines/mail-retry/mail-retry.machine.ts'
import { alertsOf, submitting } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const mailRetryAssertions: AssertionsOf<typeof mailRetryMachine> = {
  givenUp: (state) => ({
    alerts: alertsOf(state.context),
    buttons: submitting(state.hasTag('busy'), 'Tentar de novo', 'Enviando...'),
  }),
  queued: () => ({ statuses: ['O e-mail voltou para a fila.'], buttons: { 'Tentar de novo': 'absent' } }),
}
