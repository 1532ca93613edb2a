import type { ReactNode } from 'react'
import { type LazyPart, useOpenPart } from '#src/page-context/on-demand.ts'
import { LoadFailed } from './load-failed.tsx'

/** A lazy component that is fetched on mount, with a static preview until then. */
export const LazyOnMount = ({ part, children }: { part: LazyPart; children: ReactNode }) => {
  const { stage, Body, open } = useOpenPart(part)
  if (Body !== null) return <Body />
  return (
    <>
      {children}
      {stage === 'failed' && (
        <p>
          <LoadFailed onRetry={open} />
        </p>
      )}
    </>
  )
}
