import { chosenFileMachine } from '#machines/chosen-file/chosen-file.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineSaveChosen } from './effects/save-chosen.ts'

export const chosenFileFlow = provide(chosenFileMachine, { saveChosen: defineSaveChosen() })
