import type { downloadSelectedMachine } from '#machines/download-selected/download-selected.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const downloadSelectedGestures: GesturesOf<typeof downloadSelectedMachine> = {
  'file.save': (ui) => ui.click('Baixar'),
}
