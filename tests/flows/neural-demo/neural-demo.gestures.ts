import type { neuralDemoMachine } from '#machines/neural-demo/neural-demo.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const neuralDemoGestures: GesturesOf<typeof neuralDemoMachine> = {
  'train.start': (ui) => ui.press('Treinar'),
  'train.pause': (ui) => ui.press('Pausar'),
  'train.step': (ui) => ui.press('Um passo'),
  'train.reset': (ui) => ui.press('Recomeçar'),
  'message.write': (ui, { message }) => ui.fill('message', message),
}
