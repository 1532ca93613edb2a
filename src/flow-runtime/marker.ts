import type { AnyMachineSnapshot } from 'xstate'
import { viewOf } from '#machines/kit/view.ts'
import type { Marker } from '#src/ui/flow-page.tsx'

export const markerOf = (snapshot: AnyMachineSnapshot): Marker => ({
  'data-flow': snapshot.machine.id,
  'data-view': viewOf(snapshot) ?? undefined,
})
