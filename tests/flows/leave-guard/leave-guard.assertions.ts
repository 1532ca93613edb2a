import type { leaveGuardMachine } from '#machines/leave-guard/leave-guard.machine.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const leaveGuardAssertions: AssertionsOf<typeof leaveGuardMachine> = {
  confirming: () => ({
    heading: 'Sair sem salvar?',
    buttons: { 'Ficar aqui': 'enabled', 'Sair sem salvar': 'enabled' },
  }),
}
