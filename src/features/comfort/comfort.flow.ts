import { comfortMachine } from '#machines/comfort/comfort.machine.ts'
import { defineRecallComfort, defineShowComfort } from './effects/comfort.ts'
import { clients } from '#src/clients/clients.ts'
import { provide } from '#src/flow/provide.ts'

export const comfortFlow = provide(comfortMachine, {
  recallComfort: defineRecallComfort(clients),
  showComfort: defineShowComfort(clients),
})
