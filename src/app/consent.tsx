import { useState } from 'react'
import { parseChoice } from '#contracts/consent.ts'
import { deviceStore, readJson } from '#src/clients/storage.ts'
import { CONSENT_KEY } from '#src/clients/storage-keys.ts'
import { PersistentPart } from './persistent-part.tsx'
import type { LazyPart } from '#src/page-context/on-demand.ts'
import { isFormPage } from '#src/features/consent/is-form-page.ts'
import { useHasInteracted } from '#src/page-context/first-interaction.ts'
import { usePlace } from '#src/page-context/place.ts'
import { consentPanel } from '#src/flow-runtime/open-panel.ts'

const CONSENT: LazyPart = {
  load: async () => (await import('#src/features/consent/consent-bar.tsx')).ConsentBar,
  catalogs: ['consent'],
}

/** Milliseconds from the first interaction to the consent question, for a visitor who stays on the first page. */
const READING_TIME = 20_000

/** Not before the visitor has opened a second page, or has stayed for `READING_TIME` (PREF-23). */
const useIsDue = (): boolean => {
  const { page } = usePlace()
  const [first, setFirst] = useState<typeof page | null>(page)
  if (first !== null && first !== page) setFirst(null)
  const hasStayed = useHasInteracted(READING_TIME)
  return first === null || hasStayed
}

/** After an answer the part is loaded only if statistics were allowed, as it then measures visits. */
const isWanted = (mayAsk: boolean): boolean => parseChoice(readJson(deviceStore, CONSENT_KEY))?.statistics ?? mayAsk

/** The consent question, and the measurement that follows from a yes. */
export const Consent = () => {
  const openCount = consentPanel.useOpenCount()
  const { page } = usePlace()
  const mayAsk = useIsDue() && !isFormPage(page)
  return <PersistentPart part={CONSENT} openCount={openCount} isWanted={() => isWanted(mayAsk)} />
}
