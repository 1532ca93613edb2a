import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type LazyPart, useOpenPart } from '#src/page-context/on-demand.ts'
import { Button } from './button.tsx'

/** A lazy component that is fetched on mount, with a static preview until then. */
export const LazyOnMount = ({ part, children }: { part: LazyPart; children: ReactNode }) => {
  const { stage, Body, open } = useOpenPart(part)
  if (Body !== null) return <Body />
  return (
    <>
      {children}
      {stage === 'failed' && (
        <p role="alert">
          <Trans>Não foi possível carregar. Verifique a conexão e tente de novo.</Trans>{' '}
          <Button kind="quiet" onClick={open}>
            <Trans>Tentar de novo</Trans>
          </Button>
        </p>
      )}
    </>
  )
}
