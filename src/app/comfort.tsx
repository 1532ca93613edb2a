import { comfortOf } from '#contracts/comfort.ts'
import { deviceStore } from '#src/clients/storage.ts'
import { COMFORT_KEY } from '#src/clients/storage-keys.ts'
import { KeptPart } from './kept-part.tsx'
import type { Part } from '#src/place/on-demand.ts'
import { comfortRequests } from '#src/flow/requests.ts'

const COMFORT: Part = {
  load: async () => (await import('#src/features/comfort/comfort-panel.tsx')).ComfortPanel,
  catalogs: ['comfort'],
}

/** Styles do the rest of it alone; a line that follows somebody needs the flow from the start. */
const followsLine = () => comfortOf(deviceStore.getItem(COMFORT_KEY)).focus === 'line'

/** Place of the choices of the reading mode. */
export const Comfort = () => {
  const requests = comfortRequests.useCount()
  return <KeptPart part={COMFORT} isWanted={() => requests > 0 || followsLine()} />
}
