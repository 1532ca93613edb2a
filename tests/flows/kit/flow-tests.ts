/** What tests know of a flow that shows itself, in one place: `tests/flows/<flow>/index.ts`. */
import type { ComponentType } from 'react'
import type { Language } from '#contracts/languages.ts'
import type { FlowModel } from '#machines/kit/model.ts'
import type { PageId } from '#src/page-context/place.ts'
import type { Covers } from '#tests/e2e/flows/kit/tours.ts'
import type { Network } from '#tests/e2e/flows/kit/network.ts'
import type { Gestures, Assertions } from '#tests/kit/ui.ts'

export type FlowTests = {
  /** What people call it, who read the path book. */
  names: Readonly<Record<Language, string>>
  page: PageId
  model: FlowModel
  gestures: Gestures
  assertions: Assertions
  /** Types of events that come about around the flow's own part of a page, and how; its scene has what `Brings` them. */
  around: Readonly<Record<string, string>>
  /** A part of a page is shown alone; null where the whole page is, or where `<flow>.fixture.tsx` says how it is shown. */
  view: (() => Promise<ComponentType>) | null
  /** What the network answers on the built product, for each world that the flow is played in. */
  networks: readonly Network[]
  /** On the built product: another model or other looks where the page has its own data, and how much is played. */
  played: { model?: FlowModel; assertions?: object; covers?: Covers }
  /** Why the flow needs no real services; null where `<flow>.lived.ts` says how they come to each end. */
  noBackend: string | null
}

type Given = Pick<FlowTests, 'names' | 'page' | 'model' | 'networks'> & { gestures: object; assertions: object }

// Names are checked against each machine where acts and looks are written; here any of them will do.
export const flowTests = (
  given: Given & Partial<Pick<FlowTests, 'around' | 'view' | 'played' | 'noBackend'>>,
): FlowTests => ({ around: {}, view: null, played: {}, noBackend: null, ...given }) as FlowTests
