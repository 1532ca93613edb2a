import { Trans } from '@lingui/react/macro'
import styles from './loading.module.css'

/** The loading screen (TEXT-01): its text, and an animated waveform. */
export const Loading = () => (
  <output className={styles['loading']}>
    <span className={styles['wave']} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
      <span />
    </span>
    <span>
      <Trans>Carregando...</Trans>
    </span>
  </output>
)
