import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { isSiteThere } from '#src/page-context/site-there.ts'
import { Button } from './button.tsx'

/** Says why a part of the page was not loaded. If the site answers, its files are from an older release, or blocked. */
export const LoadFailed = ({ onRetry }: { onRetry?: () => void }) => {
  const [isThere, setIsThere] = useState<boolean | null>(null)
  useEffect(() => void isSiteThere().then(setIsThere), [])
  return (
    <span role="alert">
      {isThere === false && <Trans>Não foi possível carregar. Verifique a conexão e tente de novo.</Trans>}
      {isThere === false && onRetry && (
        <Button kind="quiet" onClick={onRetry}>
          <Trans>Tentar de novo</Trans>
        </Button>
      )}
      {isThere === true && (
        <>
          <Trans>Não foi possível carregar. O site pode ter sido atualizado: recarregue a página.</Trans>{' '}
          <Button kind="quiet" onClick={() => location.reload()}>
            <Trans>Recarregar</Trans>
          </Button>
        </>
      )}
    </span>
  )
}
