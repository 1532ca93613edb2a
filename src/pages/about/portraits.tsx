/** The two of us, drawn: a bubble for a head, and inside it what each one thinks in. */
import type { ReactNode } from 'react'
import styles from './about.module.css'

const Portrait = ({ children }: { children: ReactNode }) => (
  <svg className={styles['portrait']} viewBox="0 0 120 120" aria-hidden="true">
    <rect className={styles['ground']} width="120" height="120" rx="28" />
    <path className={styles['shoulders']} d="M8 120c2-22 20-34 52-34s50 12 52 34z" />
    <path className={styles['head']} d="M60 16c20 0 34 13 34 31S80 78 60 78H32a6 6 0 0 1-6-6V47c0-18 14-31 34-31z" />
    {children}
  </svg>
)

export const Strategist = () => (
  <Portrait>
    <path className={styles['thought']} d="M40 60l14-12 10 8 16-20M70 36h10v10" />
  </Portrait>
)

export const Modeller = () => (
  <Portrait>
    <path className={styles['thought']} d="M44 36l16 11-16 13M60 47h18" />
    <g className={styles['nodes']}>
      <circle cx="44" cy="36" r="5" />
      <circle cx="44" cy="60" r="5" />
      <circle cx="60" cy="47" r="5" />
      <circle cx="79" cy="47" r="5" />
    </g>
  </Portrait>
)
