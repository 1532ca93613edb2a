import { Trans } from '@lingui/react/macro'
import styles from './delete-button.module.css'

type DeleteButtonProps = { isBusy: boolean; itemId: string; onPress: (button: HTMLButtonElement) => void }

const NAME = <Trans>Apagar</Trans>

/** Deletes a row without opening it: a small button above the one that covers the row. */
export const DeleteButton = ({ isBusy, itemId, onPress }: DeleteButtonProps) => (
  <button
    type="button"
    className={styles['button']}
    aria-disabled={isBusy || undefined}
    aria-describedby={itemId}
    onClick={({ currentTarget }) => {
      if (!isBusy) onPress(currentTarget)
    }}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 7h16M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.3 11v5M13.7 11v5" />
    </svg>
    <span className="visually-hidden">{NAME}</span>
  </button>
)
