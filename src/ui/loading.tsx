import { Trans } from '@lingui/react/macro'
import styles from './loading.module.css'

/** The loading screen of specification §2: its text, and a wave that speaks. */
export const Loading = () => (
  <div className={styles['loading']} role="status">
    <div className={styles['wave']} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
    <p>
      <Trans>Carregando...</Trans>
    </p>
  </div>
)
