import { consentMachine } from '#machines/consent/consent.machine.ts'
import { defineMeasureVisits } from './effects/measure-visits.ts'
import { defineLoadChoice } from './effects/load-choice.ts'
import { defineRememberChoice } from './effects/remember-choice.ts'
import { defineWatchChoice } from './effects/watch-choice.ts'
import { clients } from '#src/clients/clients.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { provide } from '#src/flow-runtime/provide.ts'

const isSignedIn = () => clients.deviceStore.getItem(SESSION_KEY) !== null

/** Called after consent only. */
const loadCounting = async () => {
  const [{ startAnalytics }, { readConfig }, { readPrivacySettings }] = await Promise.all([
    import('#src/clients/analytics.ts'),
    import('#src/clients/config.ts'),
    import('#src/account/query/own-data-queries.ts'),
  ])
  const readSwitch = async (signal: AbortSignal) => (await readPrivacySettings(signal)).analytics
  return () => startAnalytics({ readConfig, isSignedIn, readSwitch })
}

export const consentFlow = provide(consentMachine, {
  loadChoice: defineLoadChoice(clients),
  rememberChoice: defineRememberChoice(clients),
  watchChoice: defineWatchChoice(clients),
  measureVisits: defineMeasureVisits(loadCounting),
})
