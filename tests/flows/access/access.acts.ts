import type { accessMachine } from '#machines/access/access.machine.ts'
import type { ActsOf } from '#tests/kit/ui.ts'

export const accessActs: ActsOf<typeof accessMachine> = {
  'session.retry': (ui) => ui.press('Tentar de novo'),
  'home.open': (ui) => ui.press('Ir para o início'),
  'support.open': (ui) => ui.press('Entrar em Contato'),
  'page.back': (ui) => ui.press('Voltar'),
}
