import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Failure } from '#contracts/errors.ts'
import { ERROR_MESSAGES } from '#src/messages/error-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { useCardTitle } from '#src/ui/list-card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './data-state.module.css'

type DataStateProps = {
  /** `ready` also while data is revalidated, and if that failed: the last answer stays visible. */
  stage: 'loading' | 'failed' | 'empty' | 'ready'
  /** Failure of the last read. Kept while it is retried, so that the retry button keeps the focus. */
  failure: Failure | null
  isRetrying: boolean
  onRetry: () => void
  /** Number of lines of the loading skeleton. */
  lines?: number | undefined
  /** Empty state: why there is nothing, and what to do next. */
  empty: ReactNode
  children: ReactNode
}

/** Renders the state of one query: loading, failed, empty, ready. A card that fails does not affect the others. */
export const DataState = ({ stage, failure, isRetrying, onRetry, lines = 3, empty, children }: DataStateProps) => (
  <div className={styles['state']} aria-busy={stage === 'loading' || isRetrying}>
    {failure !== null && (
      <div className={styles['failure']}>
        <Notice tone="warning">
          {stage === 'failed' && <WhatFailed />}
          <FailureText failure={failure} />
          {(stage === 'ready' || stage === 'empty') && (
            <span className={styles['stale']}>
              <Trans>Mostramos os últimos dados que carregamos.</Trans>
            </span>
          )}
        </Notice>
        <Button kind="ghost" busy={isRetrying} onClick={onRetry}>
          {isRetrying ? <Trans>Tentando...</Trans> : <Trans>Tentar de novo</Trans>}
        </Button>
      </div>
    )}
    <output className="visually-hidden">{stage === 'loading' && <Trans>Carregando...</Trans>}</output>
    {stage === 'loading' && <Skeleton lines={lines} />}
    {stage === 'empty' && empty}
    {stage === 'ready' && children}
  </div>
)

/** Names the card: several can fail at once, each for the same reason. Empty outside of a card. */
const WhatFailed = () =>
  useCardTitle() !== null && (
    <strong className={styles['what']}>
      <Trans>
        Não foi possível carregar “<CardTitle />
        ”.
      </Trans>
    </strong>
  )

const CardTitle = () => useCardTitle()

const FailureText = ({ failure }: { failure: Failure }) => {
  const { i18n } = useLingui()
  return failure.serviceMessage ?? i18n._(ERROR_MESSAGES[failure.code])
}
