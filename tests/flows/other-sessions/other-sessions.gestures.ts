import type { otherSessionsMachine } from '#machines/other-sessions/other-sessions.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const otherSessionsGestures: GesturesOf<typeof otherSessionsMachine> = {
  'session.end': (ui) => ui.press('Encerrar acesso'),
  'others.end': (ui) => ui.press('Sair dos outros aparelhos'),
  'everywhere.end': (ui) => ui.press('Sair de todos os aparelhos'),
  'signOut.confirm': (ui) => ui.press('Sair agora'),
  'signOut.cancel': (ui) => ui.press('Continuar na conta'),
}
