import type { newPasswordMachine } from '#machines/new-password/new-password.machine.ts'
import type { Screens, Section } from '#src/flow-runtime/flow-screen.tsx'

export type NewPasswordSection = Section<typeof newPasswordMachine>
export type NewPasswordScreens = Screens<typeof newPasswordMachine>
