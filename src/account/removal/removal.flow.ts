import { removalMachine } from '#machines/removal/removal.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineRemove } from './remove.ts'
import { defineRestore } from './restore.ts'

export const removalFlow = provide(removalMachine, { remove: defineRemove(), restore: defineRestore() })
