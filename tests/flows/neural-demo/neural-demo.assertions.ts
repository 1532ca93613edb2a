import type { neuralDemoMachine } from '#machines/neural-demo/neural-demo.machine.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

const heading = 'Esta mensagem é urgente?'

export const neuralDemoAssertions: AssertionsOf<typeof neuralDemoMachine> = {
  ready: () => ({ heading, buttons: { Treinar: 'enabled', 'Um passo': 'enabled', Recomeçar: 'absent' } }),
  training: () => ({ heading, buttons: { Pausar: 'enabled', Recomeçar: 'enabled', Treinar: 'absent' } }),
  paused: () => ({ heading, buttons: { Treinar: 'enabled', 'Um passo': 'enabled', Recomeçar: 'enabled' } }),
  learned: () => ({
    heading,
    statuses: ['Aprendeu: acerta todos os exemplos.'],
    buttons: { Recomeçar: 'enabled', Treinar: 'absent', 'Um passo': 'absent' },
  }),
}
