import { BRAND_NAME } from '#contracts/brand.ts'
import styles from './logo.module.css'

/** A message bubble with a waveform. */
export const Logo = () => (
  <span className={styles['logo']} translate="no">
    <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
      <path className={styles['bubble']} d="M3 12a12 12 0 1 1 12 15H3z" />
      <g className={styles['bars']}>
        <rect x="8" y="13" width="3" height="6" rx="1.5" />
        <rect x="13.5" y="9" width="3" height="14" rx="1.5" />
        <rect x="19" y="12" width="3" height="8" rx="1.5" />
      </g>
    </svg>
    {BRAND_NAME}
  </span>
)
