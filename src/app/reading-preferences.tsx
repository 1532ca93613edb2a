import { readingPreferencesOf } from '#contracts/reading-preferences.ts'
import { deviceStore } from '#src/clients/storage.ts'
import { READING_PREFERENCES_KEY } from '#src/clients/storage-keys.ts'
import { PersistentPart } from './persistent-part.tsx'
import type { LazyPart } from '#src/page-context/on-demand.ts'
import { readingPreferencesPanel } from '#src/flow-runtime/open-panel.ts'

const READING_PREFERENCES: LazyPart = {
  load: async () =>
    (await import('#src/features/reading-preferences/reading-preferences-panel.tsx')).ReadingPreferencesPanel,
  catalogs: ['reading-preferences'],
}

/** The other preferences are applied by CSS; the reading line needs its script from the start. */
const followsLine = () => readingPreferencesOf(deviceStore.getItem(READING_PREFERENCES_KEY)).focus === 'line'

/** The panel of the reading preferences, which is loaded on request. */
export const ReadingPreferences = () => {
  const openCount = readingPreferencesPanel.useOpenCount()
  return <PersistentPart part={READING_PREFERENCES} openCount={openCount} isWanted={followsLine} />
}
