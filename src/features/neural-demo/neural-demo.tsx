import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { neuralDemoFlow } from './neural-demo.flow.ts'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { useHostedActor } from '#src/flow-runtime/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Guesses } from './guesses.tsx'
import styles from './neural.module.css'

export const NeuralDemo = () => {
  const { t } = useLingui()
  const demo = useHostedActor(neuralDemoFlow, undefined)
  const state = useSelector(demo, (snapshot) => snapshot)
  const { epoch, outputs } = state.context
  const isResting = state.matches('ready') || state.matches('paused') || state.matches('preparing')
  return (
    <section className={styles['demo']} aria-label={t`Rede neural que aprende`} {...markerOf(state)}>
      <h3>
        <Trans>Esta mensagem é urgente?</Trans>
      </h3>
      <p>
        <Trans>
          A rede recebe três sinais de cada mensagem: se fala de uma hora, se pede algo e se é para hoje. A porcentagem
          é o quanto ela acredita que é urgente.
        </Trans>
      </p>
      <Guesses outputs={outputs} />
      <p className={styles['count']}>
        <Trans>Voltas pelos exemplos: {epoch}</Trans>
      </p>
      <ButtonRow>
        {/* One button with two words: whoever pressed it has the focus where the other word is. */}
        {state.matches('training') ? (
          <Button kind="primary" onClick={() => demo.send({ type: 'train.pause' })}>
            <Trans>Pausar</Trans>
          </Button>
        ) : (
          isResting && (
            <Button kind="primary" onClick={() => demo.send({ type: 'train.start' })}>
              <Trans>Treinar</Trans>
            </Button>
          )
        )}
        {isResting && (
          <Button kind="ghost" onClick={() => demo.send({ type: 'train.step' })}>
            <Trans>Um passo</Trans>
          </Button>
        )}
        {!state.matches('ready') && !state.matches('preparing') && (
          <Button kind="ghost" onClick={() => demo.send({ type: 'train.reset' })}>
            <Trans>Recomeçar</Trans>
          </Button>
        )}
      </ButtonRow>
      <output>{state.matches('learned') && <Trans>Aprendeu: acerta todos os exemplos.</Trans>}</output>
    </section>
  )
}
