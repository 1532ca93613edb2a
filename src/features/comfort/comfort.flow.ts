import { comfortMachine } from '#machines/comfort/comfort.machine.ts'
import { defineRecallComfort, defineShowComfort } from './effects/comfort.ts'
import { clients } from '#src/clients/clients.ts'

export const comfortFlow = comfortMachine.provide({
  actors: { recallComfort: defineRecallComfort(clients), showComfort: defineShowComfort(clients) },
})
