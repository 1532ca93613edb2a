import type { leaveGuardMachine } from '#machines/leave-guard/leave-guard.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const leaveGuardGestures: GesturesOf<typeof leaveGuardMachine> = {
  'leave.stay': (ui) => ui.click('Ficar aqui'),
  'leave.confirm': (ui) => ui.click('Sair sem salvar'),
}
