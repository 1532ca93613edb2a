import type { otherSessionsMachine } from '#machines/other-sessions/other-sessions.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const otherSessionsGestures: GesturesOf<typeof otherSessionsMachine> = {
  'others.end': (ui) => ui.press('Sair nos outros aparelhos'),
  'everywhere.end': (ui) => ui.press('Sair em todos'),
  'ending.confirm': (ui) => ui.press('Sair agora'),
  'ending.cancel': (ui) => ui.press('Continuar conectado'),
}
