import styles from './voice-bars.module.css'

const LOWEST = 4
const HIGHEST = 38
const WIDTH = 4
const MIDDLE = 20

type BarsProps = {
  /** Loudness of each bar, 0 to 1. */
  voice: readonly number[]
  /** Playback position in bars; a partly played bar is filled. */
  heard: number
}

/** A line with round ends for each bar: the stroke adds its width to the length. */
const linesOf = (voice: readonly number[], from: number) =>
  voice
    .map((level, bar) => {
      const length = LOWEST + level * (HIGHEST - LOWEST) - WIDTH
      return `M${(from + bar) * 8 + WIDTH / 2} ${(MIDDLE - length / 2).toFixed(1)}v${length.toFixed(1)}`
    })
    .join('')

/** The waveform of a voice message as bars, filled up to the playback position. */
export const VoiceBars = ({ voice, heard, className = '' }: BarsProps & { className?: string | undefined }) => {
  const played = Math.ceil(heard)
  return (
    <svg className={className} viewBox={`0 0 ${String(voice.length * 8)} 40`} aria-hidden="true">
      <path className={styles['heard']} d={linesOf(voice.slice(0, played), 0)} />
      <path className={styles['unheard']} d={linesOf(voice.slice(played), played)} />
    </svg>
  )
}
