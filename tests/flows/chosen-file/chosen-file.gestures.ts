import type { chosenFileMachine } from '#machines/chosen-file/chosen-file.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const chosenFileGestures: GesturesOf<typeof chosenFileMachine> = {
  'file.save': (ui) => ui.press('Baixar'),
}
