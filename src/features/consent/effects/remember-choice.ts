import { fromPromise } from 'xstate'
import type { ConsentChoice } from '#contracts/consent.ts'
import type { Clients } from '#src/clients/clients.ts'
import { writeJson } from '#src/clients/storage.ts'
import { CONSENT_KEY } from '#src/clients/storage-keys.ts'

export const defineRememberChoice = ({ deviceStore }: Clients) =>
  fromPromise<void, ConsentChoice>(({ input }) => Promise.resolve(writeJson(deviceStore, CONSENT_KEY, input)))
