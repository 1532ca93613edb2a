import type { ReactNode } from 'react'
import { Away } from '../away.tsx'
import { ErrorScreen } from '../error-screen.tsx'
import type { Marker } from '#src/ui/flow-page.tsx'
import type { ArrivalState } from './step.ts'

type View = 'away' | 'failed'

/** Null in the states that show the page alone. */
export const viewOf = (at: string): View | null => (at === 'away' || at === 'failed' ? at : null)

/** For tests and tools: which view of the flow is shown. */
const markerOf = (view: View): Marker => ({ 'data-flow': 'arrival', 'data-view': view })

type ArrivalViewsProps = Pick<ArrivalState, 'hasFailed'> & {
  at: View | null
  onRetry: () => void
  /** The page that is shown. */
  children: ReactNode
}

/** What the arrival says above the page that stays, or in its place. */
export const ArrivalViews = ({ at, hasFailed, onRetry, children }: ArrivalViewsProps) => (
  <>
    {at === 'away' && (
      <div {...markerOf(at)}>
        <Away onRetry={onRetry} />
      </div>
    )}
    {/* Still there while the next page is on its way. */}
    {hasFailed && (
      <div {...(at === 'failed' && markerOf(at))}>
        <ErrorScreen />
      </div>
    )}
    {!hasFailed && children}
  </>
)
