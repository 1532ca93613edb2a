import styles from './voice-bars.module.css'

const LOWEST = 4
const HIGHEST = 38

type BarsProps = {
  /** Loudness of each bar, 0 to 1. */
  voice: readonly number[]
  /** Playback position in bars; a partly played bar is filled. */
  heard: number
}

/** The waveform of a voice message as bars, filled up to the playback position. */
export const VoiceBars = ({ voice, heard, className = '' }: BarsProps & { className?: string | undefined }) => (
  <svg className={className} viewBox={`0 0 ${String(voice.length * 8)} 40`} aria-hidden="true">
    {voice.map((level, bar) => {
      const height = LOWEST + level * (HIGHEST - LOWEST)
      return (
        <rect
          key={`bar-${String(bar)}`}
          className={bar < heard ? styles['heard'] : styles['unheard']}
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
