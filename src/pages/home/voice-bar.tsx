import { voiceOf } from '#src/features/transcribe-demo/clip.ts'
import { useLanguage } from '#src/page-context/place.ts'
import styles from './home.module.css'

const HIGHEST = 28

type VoiceBarProps = { seconds: number; of: number; className?: string | undefined }

/** The first part of the demo's waveform: `seconds` out of `of`. */
export const VoiceBar = ({ seconds, of, className = '' }: VoiceBarProps) => {
  const voice = voiceOf(useLanguage())
  const stretch = voice.slice(0, Math.round((seconds / of) * voice.length))
  return (
    <svg
      className={`${styles['bar']} ${className}`}
      viewBox={`0 0 ${String(voice.length * 10)} ${String(HIGHEST)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={stretch.map(stripe).join('')} />
    </svg>
  )
}

const stripe = (level: number, index: number): string => {
  // Even, so that the path, which stands in the document, has no decimals.
  const height = 2 * Math.round(Math.max(level * HIGHEST, 3) / 2)
  return `M${String(index * 10)} ${String((HIGHEST - height) / 2)}h6v${String(height)}h-6z`
}
