import { leaveGuardMachine } from '#machines/leave-guard/leave-guard.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineGuardPage } from './effects/guard-page.ts'

export const leaveGuardFlow = provide(leaveGuardMachine, { guardPage: defineGuardPage() })
