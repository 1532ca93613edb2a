import { CONSENT_VERSION } from '#contracts/consent.ts'
import type { consentModel } from '#machines/consent/consent.model.ts'
import { passConsentDelay } from '#tests/e2e/kit/clock.ts'
import { CONSENT_KEY } from '#src/clients/storage-keys.ts'
import { PAGE_REQUESTS } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'
import { storesInOtherTab } from '#tests/e2e/flows/kit/other-tab.ts'

const NEVER_FAILS = { unplayable: 'storage never fails' }

const storedConsent = (statistics: boolean, version: number = CONSENT_VERSION) => ({
  device: { [CONSENT_KEY]: { version, statistics } },
})

const inOtherTab = (statistics: boolean) =>
  storesInOtherTab(CONSENT_KEY, JSON.stringify({ version: CONSENT_VERSION, statistics }))

export const consentNetwork: NetworkOf<typeof consentModel> = {
  starts: {
    visit: { route: 'home', prepare: passConsentDelay },
    reopened: { unplayable: 'whoever refused and asks again is played from where the refusal was reported' },
  },
  actors: {
    loadChoice: {
      arrange: {
        // An answer to another version of the question does not count.
        undecided: storedConsent(true, 0),
        granted: storedConsent(true),
        refused: storedConsent(false),
        crashed: NEVER_FAILS,
      },
    },
    rememberChoice: { arrange: { remembered: {}, crashed: NEVER_FAILS } },
  },
  environment: { 'choice.changed:granted': inOtherTab(true), 'choice.changed:refused': inOtherTab(false) },
  pageRequests: PAGE_REQUESTS,
  around: { 'consent.open': 'Escolhas de cookies' },
}
