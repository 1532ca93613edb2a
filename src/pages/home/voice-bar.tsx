import styles from './home.module.css'

const STRIPES = 60
/** Heights repeat like a voice that goes on and on. */
const VOICE = [8, 18, 26, 22, 14, 20, 28, 16, 10, 24, 18, 12]

type VoiceBarProps = { seconds: number; of: number; className?: string | undefined }

/** A stretch of voice as long as its time, of the longest one's time. */
export const VoiceBar = ({ seconds, of, className = '' }: VoiceBarProps) => (
  <svg
    className={`${styles['bar']} ${className}`}
    viewBox={`0 0 ${STRIPES * 10} 28`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d={stripes(Math.round((seconds / of) * STRIPES))} />
  </svg>
)

const stripes = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const height = VOICE[index % VOICE.length] ?? 0
    return `M${index * 10} ${14 - height / 2}h6v${height}h-6z`
  }).join('')
