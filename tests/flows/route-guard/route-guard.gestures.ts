import type { routeGuardMachine } from '#machines/route-guard/route-guard.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const routeGuardGestures: GesturesOf<typeof routeGuardMachine> = {
  'session.retry': (ui) => ui.click('Tentar de novo'),
  'home.open': (ui) => ui.click('Ir para o início'),
  'support.open': (ui) => ui.click('Entrar em Contato'),
  'signIn.cancel': (ui) => ui.click('Ir para a página de login'),
  'page.back': (ui) => ui.click('Voltar'),
}
