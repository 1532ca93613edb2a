import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { isSiteThere } from '#src/page-context/site-there.ts'
import { Button } from './button.tsx'

/** A part of the page was not loaded. A reload is offered if the site answers: then the files are of an older release, or blocked. */
export const LoadFailed = ({ onRetry }: { onRetry?: () => void }) => {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => void isSiteThere().then(setIsThere), [])
  const onClick = isThere ? () => location.reload() : onRetry
  return (
    <span role="alert">
      <Trans>Não foi possível carregar. Verifique a conexão ou recarregue a página.</Trans>{' '}
      {onClick && (
        <Button kind="quiet" onClick={onClick}>
          {isThere ? <Trans>Recarregar</Trans> : <Trans>Tentar de novo</Trans>}
        </Button>
      )}
    </span>
  )
}
