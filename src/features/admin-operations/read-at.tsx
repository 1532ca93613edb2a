import { Trans } from '@lingui/react/macro'
import { DateText } from '#src/account/date-text.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import styles from './admin-operations.module.css'

type ReadAtProps = { at: string; isBusy: boolean; onRefresh: () => void }

/** How old the figures are: the page does not read them again by itself. */
export const ReadAt = ({ at, isBusy, onRefresh }: ReadAtProps) => (
  <ButtonRow>
    <span className={styles['aside']}>
      <Trans>
        Atualizado em <DateText at={at} as="moment" />
      </Trans>
    </span>
    <Button kind="ghost" busy={isBusy} onClick={onRefresh}>
      {isBusy ? <Trans>Atualizando...</Trans> : <Trans>Atualizar</Trans>}
    </Button>
  </ButtonRow>
)
