import type { otherSessionsMachine } from '#machines/other-sessions/other-sessions.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const otherSessionsGestures: GesturesOf<typeof otherSessionsMachine> = {
  'session.end': (ui) => ui.click('Encerrar acesso'),
  'others.end': (ui) => ui.click('Sair dos outros aparelhos'),
  'everywhere.end': (ui) => ui.click('Sair de todos os aparelhos'),
  'signOut.confirm': (ui) => ui.click('Sair agora'),
  'signOut.cancel': (ui) => ui.click('Continuar na conta'),
}
