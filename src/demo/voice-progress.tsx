import styles from './demo.module.css'

/** Heights of the voice, which repeat for as long as it speaks. */
const VOICE = [8, 24, 34, 30, 18, 10, 14, 28, 38, 26, 12, 8, 20, 34, 36, 22, 12, 16, 30, 24, 14, 9]
const BARS = 44

/** The voice as bars, filled as far as it has been heard. */
export const VoiceProgress = ({ said, of }: { said: number; of: number }) => (
  <svg className={styles['voice']} viewBox={`0 0 ${String(BARS * 8)} 40`} aria-hidden="true">
    {Array.from({ length: BARS }, (_, bar) => {
      const height = VOICE[bar % VOICE.length] ?? 0
      return (
        <rect
          key={`bar-${String(bar)}`}
          className={bar < (said / of) * BARS ? styles['heard'] : styles['unheard']}
          x={bar * 8}
          y={20 - height / 2}
          width="4"
          height={height}
          rx="2"
        />
      )
    })}
  </svg>
)
