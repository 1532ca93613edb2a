import styles from './voice-bars.module.css'

/** Heights of a voice, which repeat for as long as it speaks. */
const VOICE = [8, 24, 34, 30, 18, 10, 14, 28, 38, 26, 12, 8, 20, 34, 36, 22, 12, 16, 30, 24, 14, 9]
const LOWEST = 4
const HIGHEST = 38

const heightsOf = (voice: number | readonly number[]): number[] =>
  typeof voice === 'number'
    ? Array.from({ length: voice }, (_, bar) => VOICE[bar % VOICE.length] ?? 0)
    : voice.map((level) => LOWEST + level * (HIGHEST - LOWEST))

type BarsProps = {
  /** So many bars of any voice, or how loud a certain one is from bar to bar, each 0 to 1. */
  voice: number | readonly number[]
  /** How many of them have been heard; a part of one counts as all of it. */
  heard: number
}

/** For a drawing that has them among other things: 8 wide each, 40 high. */
export const Bars = ({ voice, heard }: BarsProps) =>
  heightsOf(voice).map((height, bar) => (
    <rect
      key={`bar-${String(bar)}`}
      className={bar < heard ? styles['heard'] : styles['unheard']}
      x={bar * 8}
      y={20 - height / 2}
      width="4"
      height={height}
      rx="2"
    />
  ))

/** A voice message as bars, filled as far as it has been heard. */
export const VoiceBars = ({ className = '', ...bars }: BarsProps & { className?: string | undefined }) => {
  const count = typeof bars.voice === 'number' ? bars.voice : bars.voice.length
  return (
    <svg className={className} viewBox={`0 0 ${String(count * 8)} 40`} aria-hidden="true">
      <Bars {...bars} />
    </svg>
  )
}
