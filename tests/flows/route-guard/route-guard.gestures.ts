import type { routeGuardMachine } from '#machines/route-guard/route-guard.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const routeGuardGestures: GesturesOf<typeof routeGuardMachine> = {
  'session.retry': (ui) => ui.press('Tentar de novo'),
  'home.open': (ui) => ui.press('Ir para o início'),
  'support.open': (ui) => ui.press('Entrar em Contato'),
  'signIn.cancel': (ui) => ui.press('Ir para a página de login'),
  'page.back': (ui) => ui.press('Voltar'),
}
