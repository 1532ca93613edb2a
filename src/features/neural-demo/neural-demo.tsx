import { Trans, useLingui } from '@lingui/react/macro'
import type { ContextFrom } from 'xstate'
import { neuralDemoFlow } from './neural-demo.flow.ts'
import type { neuralDemoMachine } from '#machines/neural-demo/neural-demo.machine.ts'
import type { Section } from '#src/flow-runtime/flow-screen.tsx'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useHostedActor } from '#src/flow-runtime/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Drawing, ErrorCurve } from './drawing.tsx'
import { Guesses } from './guesses.tsx'
import { answerOf, featuresOf } from './neural-network.ts'
import { OwnMessage } from './own-message.tsx'
import styles from './neural.module.css'

export const NeuralDemo = () => {
  const { t } = useLingui()
  const demo = useHostedActor(neuralDemoFlow, undefined)
  const { view, marker } = useFlowView(demo)
  const { outputs, network, message, epoch, errors } = useFlowState(demo, (state) => ({
    outputs: state.context.outputs,
    network: state.context.network,
    message: state.context.message,
    epoch: state.context.epoch,
    errors: state.context.errors,
  }))
  const signs = featuresOf(message)
  const answer = network === null ? null : answerOf(network, signs)
  return (
    <section className={styles['demo']} aria-label={t`Rede neural que aprende`} {...marker}>
      <h3>
        <Trans>Esta mensagem é urgente?</Trans>
      </h3>
      <p>
        <Trans>
          A rede recebe três sinais de cada mensagem: se fala de uma hora, se pede algo e se é para hoje. A porcentagem
          é o quanto ela acredita que é urgente.
        </Trans>
      </p>
      <Picture
        epoch={epoch}
        network={network}
        errors={errors}
        answer={message === '' ? (outputs[0] ?? null) : answer}
      />
      <Controls flow={demo} />
      <output>{view === 'learned' && <Trans>Aprendeu: acerta todos os exemplos.</Trans>}</output>
      <OwnMessage
        message={message}
        signs={signs}
        answer={answer}
        onWrite={(text) => demo.send({ type: 'message.write', message: text })}
      />
      <Examples outputs={outputs} />
    </section>
  )
}

type PictureProps = Pick<ContextFrom<typeof neuralDemoMachine>, 'epoch' | 'network' | 'errors'> & {
  answer: number | null
}

const Picture = ({ epoch, network, errors, answer }: PictureProps) => (
  <>
    <Drawing network={network} answer={answer} />
    <p className={styles['legend']}>
      <span className={styles['pro']}>
        <Trans>a favor de urgente</Trans>
      </span>
      <span className={styles['contra']}>
        <Trans>contra</Trans>
      </span>
      <Trans>Quanto mais grossa a ligação, mais ela pesa.</Trans>
    </p>
    <div className={styles['progress']}>
      <p className={styles['count']}>
        <Trans>Voltas pelos exemplos: {epoch}</Trans>
      </p>
      <ErrorCurve errors={errors} />
      <p className={styles['count']}>
        <Trans>Erro em cada volta: quanto mais baixa a linha, mais ela acerta.</Trans>
      </p>
    </div>
  </>
)

/** No button is unmounted, so that the focus is not lost: training may end at any moment. */
const Controls = ({ flow }: Section<typeof neuralDemoMachine>) => {
  const { view } = useFlowView(flow)
  const isTraining = view === 'training'
  const isLearned = view === 'learned'
  return (
    <ButtonRow>
      <Button
        kind="primary"
        idle={isLearned}
        onClick={() => flow.send({ type: isTraining ? 'train.pause' : 'train.start' })}
      >
        {isTraining ? <Trans>Pausar</Trans> : <Trans>Treinar</Trans>}
      </Button>
      <Button kind="ghost" idle={isTraining || isLearned} onClick={() => flow.send({ type: 'train.step' })}>
        <Trans>Um passo</Trans>
      </Button>
      <Button
        kind={isLearned ? 'primary' : 'ghost'}
        idle={view === 'ready'}
        onClick={() => flow.send({ type: 'train.reset' })}
      >
        <Trans>Recomeçar</Trans>
      </Button>
    </ButtonRow>
  )
}

/** The data of the drawing as a table. */
const Examples = ({ outputs }: { outputs: readonly number[] }) => (
  <details className={styles['table']}>
    <summary>
      <Trans>Ver os exemplos em tabela</Trans>
    </summary>
    <Guesses outputs={outputs} />
    <p className={styles['count']}>
      <Trans>Marcado: a rede acertou.</Trans>
    </p>
  </details>
)
