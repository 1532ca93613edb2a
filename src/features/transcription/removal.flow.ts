import { removalMachine } from '#machines/removal/removal.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineRemove } from './effects/remove.ts'
import { defineRestore } from './effects/restore.ts'

export const removalFlow = provide(removalMachine, { remove: defineRemove(), restore: defineRestore() })
