import type { waitlistMachine } from '#machines/waitlist/waitlist.machine.ts'
import type { Screens, Section } from '#src/flow-runtime/flow-screen.tsx'

export type WaitlistSection = Section<typeof waitlistMachine>
export type WaitlistScreens = Screens<typeof waitlistMachine>
