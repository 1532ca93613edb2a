import { pollingMachine } from '#machines/polling/polling.machine.ts'
import { defineWatchVisibility } from './watch-visibility.ts'

export const pollingFlow = pollingMachine.provide({ actors: { watchVisibility: defineWatchVisibility() } })
