import type { leaveGuardMachine } from '#machines/leave-guard/leave-guard.machine.ts'
import type { ActsOf } from '#tests/kit/ui.ts'

export const leaveGuardActs: ActsOf<typeof leaveGuardMachine> = {
  'leave.stay': (ui) => ui.press('Ficar aqui'),
  'leave.confirm': (ui) => ui.press('Sair sem guardar'),
}
