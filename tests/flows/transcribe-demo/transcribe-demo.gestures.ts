import type { transcribeDemoMachine } from '#machines/transcribe-demo/transcribe-demo.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const FIELDS = ['Reunião', 'Hora', 'Lugar', 'Assuntos'] as const

export const transcribeDemoGestures: GesturesOf<typeof transcribeDemoMachine> = {
  'demo.play': (ui, _, state) => {
    if (state.matches('ready')) return ui.click('Tocar o áudio')
    return ui.click(state.matches('done') ? 'Tocar de novo' : 'Continuar')
  },
  'demo.pause': (ui) => ui.click('Pausar'),
  'demo.step': (ui) => ui.click('Próximo trecho'),
  'demo.skip': (ui) => ui.click('Pular para o fim'),
  // The field of an incomplete sentence cannot be clicked, and the event has no effect in the model.
  'field.show': async (ui, { passage }, { context }) => {
    if (context.word >= (context.ends[passage] ?? Infinity)) await ui.click(FIELDS[passage] ?? '')
  },
}
