import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import styles from './page-load-failed.module.css'

/** Shown above the current page if the next one cannot be loaded. */
export const PageLoadFailed = ({ onRetry }: { onRetry: () => void }) => {
  return (
    <div className={styles['bar']} role="alert">
      <p>
        <Trans>Sem conexão: a outra página não pôde ser aberta. Esta continua como estava.</Trans>
      </p>
      <Button kind="ghost" onClick={onRetry}>
        <Trans>Tentar de novo</Trans>
      </Button>
    </div>
  )
}
