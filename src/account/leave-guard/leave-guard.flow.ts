import { leaveGuardMachine } from '#machines/leave-guard/leave-guard.machine.ts'
import { defineGuardPage } from './guard-page.ts'

export const leaveGuardFlow = leaveGuardMachine.provide({ actors: { guardPage: defineGuardPage() } })
