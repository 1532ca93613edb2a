import type { ReactNode } from 'react'
import { Away } from '../away.tsx'
import { ErrorScreen } from '../error-screen.tsx'
import type { Marker } from '#src/ui/flow-page.tsx'
import type { ArrivalState } from './step.ts'

/** For tests and tools: which view of the flow is shown. */
const markerOf = (view: 'away' | 'failed'): Marker => ({ 'data-flow': 'arrival', 'data-view': view })

type ArrivalViewsProps = Pick<ArrivalState, 'at' | 'hasFailed'> & {
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
