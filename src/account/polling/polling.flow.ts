import { pollingMachine } from '#machines/polling/polling.machine.ts'
import { provide } from '#src/flow/provide.ts'
import { defineWatchVisibility } from './watch-visibility.ts'

export const pollingFlow = provide(pollingMachine, { watchVisibility: defineWatchVisibility() })
