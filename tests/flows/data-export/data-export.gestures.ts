import type { dataExportMachine } from '#machines/data-export/data-export.machine.ts'
import { reauthenticating } from '#tests/flows/kit/reauthentication.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const dataExportGestures: GesturesOf<typeof dataExportMachine> = {
  'export.request': (ui) => ui.click('Pedir uma cópia'),
  'reauthentication.submit': reauthenticating,
  'code.submit': reauthenticating,
  'reauthentication.cancel': (ui) => ui.click('Voltar'),
  'signIn.again': (ui) => ui.click('Entrar de novo, sem senha'),
}
