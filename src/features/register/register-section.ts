import type { registerMachine } from '#machines/register/register.machine.ts'
import type { Section } from '#src/flow-runtime/flow-screen.tsx'

export type RegisterSection = Section<typeof registerMachine>
