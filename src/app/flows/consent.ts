import { consentMachine } from '#machines/consent/consent.machine.ts'
import { defineMeasureVisits, defineRecallChoice, defineRememberChoice } from '../../actors/consent.ts'
import { clients } from '../../clients/clients.ts'

export const consentFlow = consentMachine.provide({
  actors: {
    recallChoice: defineRecallChoice(clients),
    rememberChoice: defineRememberChoice(clients),
    measureVisits: defineMeasureVisits(async () => (await import('../../consent/analytics.ts')).startAnalytics),
  },
})
