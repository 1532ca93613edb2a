import { BRAND_NAME } from '#contracts/brand.ts'
import styles from './logo.module.css'

/** A message bubble with a waveform. */
export const Logo = () => (
  <span className={styles['logo']} translate="no">
    <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
      <path className={styles['bubble']} d="M3 12a12 12 0 1 1 12 15H3z" />
      <path className={styles['bars']} d="M9.5 14.5v3M15 10.5v11M20.5 13.5v5" />
    </svg>
    {BRAND_NAME}
  </span>
)
