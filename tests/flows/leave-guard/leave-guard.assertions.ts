import type { leaveGuardMachine } from '#machines/leave-guard/leave-guard.machine.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const leaveGuardAssertions: AssertionsOf<typeof leaveGuardMachine> = {
  asking: () => ({
    heading: 'Sair sem guardar?',
    buttons: { 'Ficar aqui': 'enabled', 'Sair sem guardar': 'enabled' },
  }),
}
