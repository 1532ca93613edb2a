import type { ReactNode } from 'react'
import { PageLoadFailed } from '../page-load-failed.tsx'
import { ErrorScreen } from '../error-screen.tsx'
import type { Marker } from '#src/ui/flow-page.tsx'
import type { ArrivalState } from './transition.ts'

type View = 'unreachable' | 'failed'

/** Null in the states that show only the page. */
export const arrivalViewOf = (at: string): View | null => (at === 'unreachable' || at === 'failed' ? at : null)

/** For tests and tools: which view of the flow is shown. */
const markerOf = (view: View): Marker => ({ 'data-flow': 'arrival', 'data-view': view })

type ArrivalViewsProps = Pick<ArrivalState, 'hasFailed'> & {
  at: View | null
  onRetry: () => void
  children: ReactNode
}

/** Error messages of the navigation: above the current page, or in place of it. */
export const ArrivalViews = ({ at, hasFailed, onRetry, children }: ArrivalViewsProps) => (
  <>
    {at === 'unreachable' && (
      <div {...markerOf(at)}>
        <PageLoadFailed onRetry={onRetry} />
      </div>
    )}
    {/* Stays visible while the next page is loading. */}
    {hasFailed && (
      <div {...(at === 'failed' && markerOf(at))}>
        <ErrorScreen />
      </div>
    )}
    {!hasFailed && children}
  </>
)
