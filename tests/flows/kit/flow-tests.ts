/** What tests need of a flow with views, defined in `tests/flows/<flow>/index.ts`. */
import type { ComponentType } from 'react'
import type { Language } from '#contracts/languages.ts'
import type { FlowModel } from '#machines/kit/model.ts'
import type { PageId } from '#src/page-context/place.ts'
import type { CoverageCriterion } from '#tests/e2e/flows/kit/tours.ts'
import type { Network } from '#tests/e2e/flows/kit/network.ts'
import type { Gestures, Assertions } from '#tests/kit/ui.ts'

export type FlowTests = {
  /** Its name in the path book. */
  names: Readonly<Record<Language, string>>
  page: PageId
  model: FlowModel
  gestures: Gestures
  assertions: Assertions
  /** Events caused outside of the flow's part of a page, by type, with their cause; the fixture has an `EventButton` for each. */
  around: Readonly<Record<string, string>>
  /** External events that set fields, by type; all others have to keep the typed values. */
  fills: readonly string[]
  /** The component of a flow that is a part of a page; null if it is a whole page, or has a `<flow>.fixture.tsx`. */
  view: (() => Promise<ComponentType>) | null
  /** The network table of each variant in which the flow is played on the built product. */
  networks: readonly Network[]
  /** On the built product: another model or other assertions if the page has its own data, and the coverage. */
  played: { model?: FlowModel; assertions?: object; covers?: CoverageCriterion }
  /** Why the flow needs no real services; null if it has a `<flow>.backend.ts`. */
  noBackend: string | null
}

type FlowTestsInput = Pick<FlowTests, 'names' | 'page' | 'model' | 'networks'> & {
  gestures: object
  assertions: object
}

// Gestures and assertions are typed by their machine where they are defined; here the types are erased.
export const flowTests = (
  input: FlowTestsInput & Partial<Pick<FlowTests, 'around' | 'fills' | 'view' | 'played' | 'noBackend'>>,
): FlowTests => ({ around: {}, fills: [], view: null, played: {}, noBackend: null, ...input }) as FlowTests
