import type { waitlistMachine } from '#machines/waitlist/waitlist.machine.ts'
import { alertsOf, busyWhile, submitting } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const waitlistAssertions: AssertionsOf<typeof waitlistMachine> = {
  form: (state) => ({
    heading: 'Life Reminder: saiba quando chegar',
    alerts: alertsOf(state.context),
    buttons: submitting(state.hasTag('busy'), 'Entrar na lista', 'Enviando...'),
  }),
  joined: () => ({ heading: 'Falta um passo', buttons: { 'Usar outro e-mail': 'enabled' } }),
  offer: (state) => ({
    heading: 'Seu lugar na lista',
    alerts: alertsOf(state.context),
    buttons: busyWhile(state.hasTag('busy'), 'Confirmar meu lugar', 'Sair da lista'),
  }),
  confirmed: () => ({ heading: 'Você está na lista', buttons: { 'Sair da lista': 'enabled' } }),
  entryRemoved: () => ({ heading: 'Você saiu da lista', buttons: { 'Entrar na lista de novo': 'enabled' } }),
}
