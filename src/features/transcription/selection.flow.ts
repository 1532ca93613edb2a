import { selectionMachine } from '#machines/selection/selection.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const selectionFlow = provide(selectionMachine, {})
