import styles from './voice-bars.module.css'

const LOWEST = 4
const HIGHEST = 38
const WIDTH = 4
const MIDDLE = 20

type BarsProps = {
  /** Loudness of each bar, 0 to 1. */
  voice: readonly number[]
  /** Playback position in bars; a partly played bar is filled. */
  position: number
}

/** A line with round ends for each bar: the stroke adds its width to the length. */
const linesOf = (voice: readonly number[], from: number) =>
  voice
    .map((level, bar) => {
      // Even, so that the prerendered path has no decimals.
      const length = 2 * Math.round((LOWEST + level * (HIGHEST - LOWEST) - WIDTH) / 2)
      return `M${String((from + bar) * 8 + WIDTH / 2)} ${String(MIDDLE - length / 2)}v${String(length)}`
    })
    .join('')

/** The waveform of a voice message as bars, filled up to the playback position. */
export const VoiceBars = ({ voice, position, className = '' }: BarsProps & { className?: string | undefined }) => {
  const played = Math.ceil(position)
  return (
    <svg className={className} viewBox={`0 0 ${String(voice.length * 8)} 40`} aria-hidden="true">
      {played > 0 && <path className={styles['played']} d={linesOf(voice.slice(0, played), 0)} />}
      <path className={styles['unplayed']} d={linesOf(voice.slice(played), played)} />
    </svg>
  )
}
