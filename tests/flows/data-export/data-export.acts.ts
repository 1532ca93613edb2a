import type { dataExportMachine } from '#machines/data-export/data-export.machine.ts'
import { fillIn } from '#tests/kit/acts.ts'
import type { ActsOf } from '#tests/kit/ui.ts'

export const dataExportActs: ActsOf<typeof dataExportMachine> = {
  'export.request': (ui) => ui.press('Pedir uma cópia'),
  'proof.submit': async (ui, { values }) => {
    await fillIn(ui, values)
    await ui.press('Confirmar')
  },
  'proof.cancel': (ui) => ui.press('Voltar'),
  'signIn.again': (ui) => ui.press('Entrar de novo, sem senha'),
}
