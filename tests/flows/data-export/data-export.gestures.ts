import type { dataExportMachine } from '#machines/data-export/data-export.machine.ts'
import { proving } from '#tests/flows/kit/proof.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const dataExportGestures: GesturesOf<typeof dataExportMachine> = {
  'export.request': (ui) => ui.press('Pedir uma cópia'),
  'proof.submit': proving,
  'code.submit': proving,
  'proof.cancel': (ui) => ui.press('Voltar'),
  'signIn.again': (ui) => ui.press('Entrar de novo, sem senha'),
}
