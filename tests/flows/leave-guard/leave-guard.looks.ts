import type { leaveGuardMachine } from '#machines/leave-guard/leave-guard.machine.ts'
import type { LooksOf } from '#tests/kit/ui.ts'

export const leaveGuardLooks: LooksOf<typeof leaveGuardMachine> = {
  asking: () => ({
    heading: 'Sair sem guardar?',
    buttons: { 'Ficar aqui': 'enabled', 'Sair sem guardar': 'enabled' },
  }),
}
