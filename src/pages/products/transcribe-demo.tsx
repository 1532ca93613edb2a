import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { VoiceMessage } from '#src/ui/bubble.tsx'
import styles from './transcribe-demo.module.css'
import { DemoSummary } from './demo-summary.tsx'
import { DemoTranscript } from './demo-transcript.tsx'

const BARS = 22

/** From a voice message to its summary, told in the four states that the messages go through. */
export const TranscribeDemo = () => (
  <figure className={styles['demo']}>
    <ol className={styles['steps']}>
      <Step
        title={<Trans>Áudio recebido</Trans>}
        text={<Trans>Você encaminha o áudio como encaminharia para um amigo.</Trans>}
      >
        <VoiceMessage isOut voice={BARS} heard={0} caption={<Trans>Ana · áudio de 3:58</Trans>} />
      </Step>
      <Step
        title={<Trans>Processando</Trans>}
        text={<Trans>A fala é separada do ruído, o idioma é reconhecido e as palavras aparecem.</Trans>}
      >
        <VoiceMessage voice={BARS} heard={13} caption={<Trans>Português · 2:20 de 3:58</Trans>} />
      </Step>
      <Step
        title={<Trans>Transcrição concluída</Trans>}
        text={<Trans>O texto chega pontuado, do jeito que a pessoa falou.</Trans>}
      >
        <DemoTranscript />
      </Step>
      <Step
        title={<Trans>Resumo inteligente</Trans>}
        text={<Trans>Reunião, hora, lugar e assuntos. Cada número leva ao trecho de onde a informação saiu.</Trans>}
      >
        <DemoSummary />
      </Step>
    </ol>
    <figcaption className={styles['caption']}>
      <Trans>Conversa de exemplo, com pessoas inventadas.</Trans>
    </figcaption>
  </figure>
)

const Step = ({ title, text, children }: { title: ReactNode; text: ReactNode; children: ReactNode }) => (
  <li className={styles['step']}>
    <div className={styles['words']}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
    <div className={styles['screen']}>{children}</div>
  </li>
)
