import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import type { InputFrom } from 'xstate'
import type { transcribeDemoMachine } from '#machines/transcribe-demo/transcribe-demo.machine.ts'
import { useFlowOnDemand } from '#src/flow-runtime/flow-on-demand.tsx'
import { useLanguage } from '#src/page-context/place.ts'
import { Bubble, Phone } from '#src/ui/bubble.tsx'
import { wordEndsOf } from './clip.ts'
import { Controls } from './controls.tsx'
import styles from './demo.module.css'
import { type DemoState, demoStateOf, markerOf } from './demo-state.ts'
import { Player } from './player.tsx'
import { Summary } from './summary.tsx'
import { TRANSCRIBE_DEMO } from './lazy-part.ts'
import { Transcript } from './transcript.tsx'

/** Content beside the scene that follows its progress. */
export type DemoChildren = ComponentType<{ at: DemoState['at'] }>

/** The scene restarts when the language changes, as each language has its own clip. */
export const TranscribeDemo = ({ Beside }: { Beside?: DemoChildren }) => {
  const language = useLanguage()
  return <Scene key={language} input={{ language, ends: wordEndsOf(language) }} {...(Beside && { Beside })} />
}

type SceneProps = { input: InputFrom<typeof transcribeDemoMachine>; Beside?: DemoChildren }

/** A voice message, its transcript word by word, and its summary; both are complete before and after playback. */
export const Scene = ({ input, Beside }: SceneProps) => {
  const { t } = useLingui()
  const { state, stage, send, prefetch, driver } = useFlowOnDemand(TRANSCRIBE_DEMO, input)
  const demo = demoStateOf(state, input.ends)
  return (
    <section
      className={Beside === undefined ? undefined : styles['stage']}
      aria-label={t`Demonstração do Transcribe`}
      {...markerOf(demo)}
    >
      {driver}
      <Phone>
        <Player
          demo={demo}
          isFetching={stage === 'loading'}
          onReach={prefetch}
          onPlay={() => send({ type: 'demo.play' })}
          onPause={() => send({ type: 'demo.pause' })}
        />
        <Bubble isWide>
          <div className={styles['above']}>
            <Summary demo={demo} onShow={(passage) => send({ type: 'field.show', passage })} />
          </div>
        </Bubble>
        <Bubble isWide>
          <Transcript demo={demo} />
        </Bubble>
        <Controls
          demo={demo}
          hasFailed={stage === 'failed'}
          onStep={() => send({ type: 'demo.step' })}
          onSkip={() => send({ type: 'demo.skip' })}
        />
      </Phone>
      {Beside !== undefined && <Beside at={demo.at} />}
    </section>
  )
}
