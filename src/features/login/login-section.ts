import type { ReactNode } from 'react'
import type { loginMachine } from '#machines/login/login.machine.ts'
import type { Screens, Section } from '#src/flow-runtime/flow-screen.tsx'

export type LoginSection = Section<typeof loginMachine>
export type LoginScreens = Screens<typeof loginMachine>
/** A form of the second factor; `children` replace its way back. */
export type LoginStep = LoginSection & { children?: ReactNode }
