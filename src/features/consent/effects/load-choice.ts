import { fromPromise } from 'xstate'
import { type ConsentChoice, parseChoice } from '#contracts/consent.ts'
import type { Clients } from '#src/clients/clients.ts'
import { readJson } from '#src/clients/storage.ts'
import { CONSENT_KEY } from '#src/clients/storage-keys.ts'

export const defineLoadChoice = ({ deviceStore }: Clients) =>
  fromPromise<ConsentChoice | null, undefined>(() => Promise.resolve(parseChoice(readJson(deviceStore, CONSENT_KEY))))
