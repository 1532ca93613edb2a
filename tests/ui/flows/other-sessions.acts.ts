import type { otherSessionsMachine } from '#machines/other-sessions/other-sessions.machine.ts'
import type { ActsOf } from '#tests/kit/ui.ts'

// Nobody reaches what lies behind an open question.
export const otherSessionsActs: ActsOf<typeof otherSessionsMachine> = {
  'others.end': {
    how: (ui) => ui.press('Sair nos outros aparelhos'),
    where: (state) => state.matches('offered') || state.matches('ended'),
  },
  'everywhere.end': {
    how: (ui) => ui.press('Sair em todos'),
    where: (state) => state.matches('offered') || state.matches('ended'),
  },
  'ending.confirm': (ui) => ui.press('Sair agora'),
  'ending.cancel': (ui) => ui.press('Continuar conectado'),
}
