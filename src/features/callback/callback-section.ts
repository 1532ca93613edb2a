import type { callbackMachine } from '#machines/callback/callback.machine.ts'
import type { Screens, Section } from '#src/flow-runtime/flow-screen.tsx'

export type CallbackSection = Section<typeof callbackMachine>
export type CallbackScreens = Screens<typeof callbackMachine>
