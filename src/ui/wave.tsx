import styles from './wave.module.css'

/** The two-tone wave, drawn from a waveform, at the start of a band and, rotated, at its end. */
export const Wave = ({ isEbbing = false }: { isEbbing?: boolean }) => (
  <svg
    className={`${styles['wave']} ${isEbbing ? styles['ebbing'] : ''}`}
    viewBox="0 0 1120 72"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path
      className={styles['voice']}
      d="M0 42C60 56 110 16 190 18S300 60 370 44 470 8 560 20 690 58 770 42 880 14 960 24s110 26 160 16V66H0z"
    />
    <path
      className={styles['band']}
      d="M0 58C70 62 120 40 200 32S320 64 390 60 500 26 580 38 700 66 790 58 900 34 970 42s110 22 150 18V72H0z"
    />
  </svg>
)
