import { Trans, useLingui } from '@lingui/react/macro'
import { ownAudioFlow } from './own-audio.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useHostedActor } from '#src/flow-runtime/use-flow.tsx'
import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { Button } from '#src/ui/button.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { Measured } from './measured.tsx'
import styles from './own-audio.module.css'
import { Pick } from './pick.tsx'

/** Measures a voice message of the visitor's own in the browser: it is neither uploaded nor transcribed. */
export const OwnAudio = () => {
  const { t } = useLingui()
  const percentage = new Intl.NumberFormat(LANGUAGE_TAGS[useLanguage()], { style: 'percent' })
  const flow = useHostedActor(ownAudioFlow, undefined)
  const { view, marker } = useFlowView(flow)
  const { name, percent, measure, failure } = useFlowState(flow, (state) => ({
    name: state.context.name,
    percent: state.context.percent,
    measure: state.context.measure,
    failure: state.context.failure,
  }))
  return (
    <section className={styles['place']} aria-label={t`Seu áudio`} {...marker}>
      {view === 'pick' && <Pick failure={failure} onPick={(sound) => flow.send({ type: 'sound.pick', sound })} />}
      {view === 'measuring' && (
        <>
          <FocusedHeading level="h3">
            <Trans>Medindo o seu áudio</Trans>
          </FocusedHeading>
          <ProgressBar label={name} text={percentage.format(percent / 100)} value={percent} max={100} />
          <Button kind="ghost" onClick={() => flow.send({ type: 'sound.cancel' })}>
            <Trans>Cancelar</Trans>
          </Button>
        </>
      )}
      {measure !== null && (
        <Measured name={name} measure={measure} onAgain={() => flow.send({ type: 'sound.again' })} />
      )}
    </section>
  )
}
