/** Stores an answer to the consent question, which would otherwise cover parts of the tested pages. */
import type { BrowserContext } from '@playwright/test'
import { CONSENT_VERSION } from '#contracts/consent.ts'
import { CONSENT_KEY } from '#src/clients/storage-keys.ts'

const REFUSED = JSON.stringify({ version: CONSENT_VERSION, statistics: false })

export const refuseCookies = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    ([key, choice]) => {
      // A frame without an origin, such as a mail's, has no storage.
      if (origin === 'null') return
      if (localStorage.getItem(key) === null) localStorage.setItem(key, choice)
    },
    [CONSENT_KEY, REFUSED] as const,
  )
