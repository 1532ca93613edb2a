import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { type DemoChildren, TranscribeDemo } from '#src/features/transcribe-demo/transcribe-demo.tsx'
import styles from './transcribe-demo.module.css'

type At = ComponentProps<DemoChildren>['at']

/** Index of the current step; null before and after playback. */
const stepOf = (at: At): number | null => {
  if (at === 'loading') return 0
  return at === 'playing' || at === 'paused' ? 1 : null
}

const Steps: DemoChildren = ({ at }) => {
  const now = stepOf(at)
  return (
    <ol className={styles['steps']}>
      <Step
        isNow={now === 0}
        title={<Trans>Áudio recebido</Trans>}
        text={<Trans>Você encaminha, como a um amigo.</Trans>}
      />
      <Step
        isNow={now === 1}
        title={<Trans>Processando</Trans>}
        text={<Trans>O idioma é reconhecido no áudio.</Trans>}
      />
      <Step title={<Trans>Resumo inteligente</Trans>} text={<Trans>Reunião, hora, lugar e assuntos.</Trans>} />
      <Step title={<Trans>Transcrição concluída</Trans>} text={<Trans>Pontuada, do jeito que a pessoa falou.</Trans>} />
    </ol>
  )
}

/** The demo beside the four steps from a voice message to its summary. */
export const StepsAndScene = () => <TranscribeDemo Beside={Steps} />

type StepProps = { isNow?: boolean; title: ReactNode; text: ReactNode }

const Step = ({ isNow = false, title, text }: StepProps) => (
  <li className={styles['step']} aria-current={isNow ? 'step' : undefined}>
    <h3>{title}</h3>
    <p>{text}</p>
  </li>
)
