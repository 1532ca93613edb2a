import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import styles from './away.module.css'

/** Shown above the current page if the next one cannot be loaded. */
export const Away = ({ onRetry }: { onRetry: () => void }) => {
  return (
    <div className={styles['away']} role="alert">
      <p>
        <Trans>Sem conexão: a outra página não pôde ser aberta. Esta continua como estava.</Trans>
      </p>
      <Button kind="ghost" onClick={onRetry}>
        <Trans>Tentar de novo</Trans>
      </Button>
    </div>
  )
}
