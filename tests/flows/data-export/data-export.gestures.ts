import type { dataExportMachine } from '#machines/data-export/data-export.machine.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const dataExportGestures: GesturesOf<typeof dataExportMachine> = {
  'export.request': (ui) => ui.press('Pedir uma cópia'),
  'proof.submit': async (ui, { values }) => {
    await fillIn(ui, values)
    await ui.press('Confirmar')
  },
  'proof.cancel': (ui) => ui.press('Voltar'),
  'signIn.again': (ui) => ui.press('Entrar de novo, sem senha'),
}
