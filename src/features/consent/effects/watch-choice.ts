import { type AnyEventObject, fromCallback } from 'xstate'
import { parseChoice } from '#contracts/consent.ts'
import type { Clients } from '#src/clients/clients.ts'
import { readJson } from '#src/clients/storage.ts'
import { CONSENT_KEY } from '#src/clients/storage-keys.ts'
import { watchStorage } from '#src/clients/watch-storage.ts'

/** The stored value is used, not that of the event: this tab may have stored a choice since. */
export const defineWatchChoice = ({ deviceStore }: Clients) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) =>
    watchStorage(CONSENT_KEY, () => {
      const choice = parseChoice(readJson(deviceStore, CONSENT_KEY))
      sendBack({ type: 'choice.changed', statistics: choice?.statistics === true })
    }),
  )
