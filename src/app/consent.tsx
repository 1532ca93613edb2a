import { parseChoice } from '#contracts/consent.ts'
import { deviceStore, readJson } from '#src/clients/storage.ts'
import { CONSENT_KEY } from '#src/clients/storage-keys.ts'
import { KeptPart } from './kept-part.tsx'
import type { Part } from '#src/page-context/on-demand.ts'
import { consentRequests } from '#src/flow-runtime/requests.ts'

const CONSENT: Part = {
  load: async () => (await import('#src/features/consent/consent-bar.tsx')).ConsentBar,
  catalogs: ['consent'],
}

/** After a refusal nothing is loaded until the visitor asks for it. */
const isRefused = () => parseChoice(readJson(deviceStore, CONSENT_KEY))?.statistics === false

/** Place of the question about cookies, and of what follows from its answer. */
export const Consent = () => {
  const requests = consentRequests.useCount()
  return <KeptPart part={CONSENT} isWanted={() => requests > 0 || !isRefused()} />
}
