import type { SnapshotFrom } from 'xstate'
import type { neuralDemoMachine } from '#machines/neural-demo/neural-demo.machine.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

const heading = 'Esta mensagem é urgente?'

const written = ({ context }: SnapshotFrom<typeof neuralDemoMachine>) => ({ message: context.message })

export const neuralDemoAssertions: AssertionsOf<typeof neuralDemoMachine> = {
  ready: (state) => ({
    heading,
    values: written(state),
    buttons: { Treinar: 'enabled', 'Um passo': 'enabled', Recomeçar: 'busy' },
  }),
  training: (state) => ({
    heading,
    values: written(state),
    buttons: { Pausar: 'enabled', 'Um passo': 'busy', Recomeçar: 'enabled', Treinar: 'absent' },
  }),
  paused: (state) => ({
    heading,
    values: written(state),
    buttons: { Treinar: 'enabled', 'Um passo': 'enabled', Recomeçar: 'enabled' },
  }),
  learned: (state) => ({
    heading,
    values: written(state),
    statuses: ['Aprendeu: acerta todos os exemplos.'],
    buttons: { Treinar: 'busy', 'Um passo': 'busy', Recomeçar: 'enabled' },
  }),
}
