import { consentMachine } from '#machines/consent/consent.machine.ts'
import { defineMeasureVisits, defineRecallChoice, defineRememberChoice } from '#src/actors/consent.ts'
import { clients } from '#src/clients/clients.ts'

export const consentFlow = consentMachine.provide({
  actors: {
    recallChoice: defineRecallChoice(clients),
    rememberChoice: defineRememberChoice(clients),
    measureVisits: defineMeasureVisits(async () => (await import('#src/clients/analytics.ts')).startAnalytics),
  },
})
