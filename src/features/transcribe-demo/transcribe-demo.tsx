import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { InputFrom } from 'xstate'
import { transcribeDemoFlow } from './transcribe-demo.flow.ts'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { useHostedActor } from '#src/flow-runtime/use-flow.tsx'
import { Bubble, Phone, VoiceMessage } from '#src/ui/bubble.tsx'
import { Controls } from './controls.tsx'
import { endsOf } from './clip.ts'
import styles from './demo.module.css'
import { Summary } from './summary.tsx'
import { Transcript } from './transcript.tsx'

const BARS = 44

export const TranscribeDemo = () => {
  const language = useLanguage()
  return <RunningDemo input={{ language, ends: endsOf(language) }} />
}

/** A voice message, its words as they are said, and the summary that grows out of them. */
export const RunningDemo = ({ input }: { input: InputFrom<typeof transcribeDemoFlow> }) => {
  const { t } = useLingui()
  const demo = useHostedActor(transcribeDemoFlow, input)
  const state = useSelector(demo, (snapshot) => snapshot)
  const { word, ends, passage } = state.context
  return (
    <section aria-label={t`Demonstração do Transcribe`} {...markerOf(state)}>
      <Phone>
        <VoiceMessage
          isOut
          voice={BARS}
          heard={(word / (ends.at(-1) ?? 0)) * BARS}
          caption={<Trans>Ana · mensagem de voz</Trans>}
        />
        <Bubble isWide>
          <Transcript word={word} marked={passage} />
        </Bubble>
        <Bubble isWide>
          <Summary
            word={word}
            ends={ends}
            marked={passage}
            onShow={(at) => demo.send({ type: 'field.show', passage: at })}
          />
        </Bubble>
        <Controls state={state} send={(event) => demo.send(event)} />
        <p className={styles['small']}>
          <Trans>Voz sintética e pessoas inventadas.</Trans>
        </p>
      </Phone>
    </section>
  )
}
