import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { isSiteReachable } from '#src/page-context/site-reachable.ts'
import { Button } from './button.tsx'

/**
 * A part of the page was not loaded. Where it cannot be loaded again, a reload is offered if the site answers: its files may be
 * of an older release, or blocked. Not beside a retry, as a reload discards what was typed.
 */
export const LoadFailed = ({ onRetry }: { onRetry?: () => void }) => {
  const [isReachable, setIsReachable] = useState(false)
  useEffect(() => void isSiteReachable().then(setIsReachable), [])
  const onClick = isReachable && !onRetry ? () => location.reload() : onRetry
  return (
    <span role="alert">
      <Trans>Não foi possível carregar. Verifique a conexão ou recarregue a página.</Trans>{' '}
      {onClick && (
        <Button kind="quiet" onClick={onClick}>
          {onRetry ? <Trans>Tentar de novo</Trans> : <Trans>Recarregar</Trans>}
        </Button>
      )}
    </span>
  )
}
