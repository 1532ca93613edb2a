import { Trans, useLingui } from '@lingui/react/macro'
import { formatDuration } from '#src/lib/format-duration.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { Bubble } from '#src/ui/bubble.tsx'
import { VoiceBars } from '#src/ui/voice-bars.tsx'
import { clipOf, voiceOf } from './clip.ts'
import styles from './demo.module.css'
import type { DemoState } from './demo-state.ts'

const PLAY = 'M8 5.5v13l11-6.5z'
const PAUSE = 'M7.5 5.5h3v13h-3zM13.5 5.5h3v13h-3z'

type PlayerProps = {
  demo: DemoState
  isFetching: boolean
  /** Hover or focus: a click is likely, so the flow is prefetched. */
  onReach: () => void
  onPlay: () => void
  onPause: () => void
}

/** The voice message: a play and pause button, and a waveform that shows the progress. */
export const Player = ({ demo: { at, word }, isFetching, onReach, onPlay, onPause }: PlayerProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const voice = voiceOf(language)
  const { seconds, times } = clipOf(language)
  const isRunning = at === 'loading' || at === 'playing'
  const isIdle = at === 'ready' || at === 'done'
  const elapsed = isIdle || word === 0 ? 0 : (times[word] ?? seconds)
  const labels = { ready: t`Tocar o áudio`, paused: t`Continuar`, done: t`Tocar de novo` }
  return (
    <Bubble isOut isWide>
      <div className={styles['player']}>
        <button
          type="button"
          className={styles['play']}
          aria-label={at === 'loading' || at === 'playing' ? t`Pausar` : labels[at]}
          aria-disabled={isFetching || undefined}
          data-busy={isFetching || at === 'loading' || undefined}
          onPointerEnter={onReach}
          onFocus={onReach}
          onClick={() => {
            if (!isFetching) (isRunning ? onPause : onPlay)()
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={isRunning ? PAUSE : PLAY} />
          </svg>
        </button>
        <div>
          <VoiceBars voice={voice} position={(elapsed / seconds) * voice.length} className={styles['voice']} />
          <p className={styles['caption']}>
            <Trans>Ana · áudio</Trans>
            <span>{formatDuration(isIdle ? seconds : elapsed)}</span>
          </p>
        </div>
      </div>
    </Bubble>
  )
}
