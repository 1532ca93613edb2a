import { Bars } from '#src/ui/voice-bars.tsx'
import styles from './about.module.css'

/** Widths of written lines; the second one is what matters. */
const LINES = [150, 168, 120, 156]

/** The brand in one picture: a voice goes over the wave and arrives as text with a marked line. */
export const VoiceToText = () => (
  <svg className={styles['picture']} viewBox="0 0 440 400" aria-hidden="true">
    <path
      className={styles['out']}
      d="M150 8h230a44 44 0 0 1 44 44v98a10 10 0 0 1-10 10H150a44 44 0 0 1-44-44V52a44 44 0 0 1 44-44z"
    />
    <g transform="translate(152 26) scale(2.9)">
      <Bars voice={10} heard={5} />
    </g>
    <path className={styles['crest']} d="M0 214c40 14 70-30 118-26s66 34 108 22 60-34 104-26 70 26 110 12v44H0z" />
    <path className={styles['trough']} d="M0 226c44 8 76-24 122-18s64 32 108 22 62-30 104-24 68 24 106 14v40H0z" />
    <path
      className={styles['in']}
      d="M56 248h210a44 44 0 0 1 44 44v56a44 44 0 0 1-44 44H22a10 10 0 0 1-10-10v-90a44 44 0 0 1 44-44z"
    />
    <rect className={styles['marked']} x="36" y="298" width="188" height="26" rx="4" />
    {LINES.map((width, index) => (
      <rect key={width} className={styles['line']} x="46" y={276 + index * 30} width={width} height="10" rx="5" />
    ))}
  </svg>
)
