import type { neuralDemoMachine } from '#machines/neural-demo/neural-demo.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const neuralDemoGestures: GesturesOf<typeof neuralDemoMachine> = {
  'train.start': (ui) => ui.click('Treinar'),
  'train.pause': (ui) => ui.click('Pausar'),
  'train.step': (ui) => ui.click('Um passo'),
  'train.reset': (ui) => ui.click('Recomeçar'),
  'message.write': (ui, { message }) => ui.fill('message', message),
}
