import { Trans } from '@lingui/react/macro'
import type { transcribeDemoMachine } from '#machines/transcribe-demo/transcribe-demo.machine.ts'
import type { Section } from '#src/flow-runtime/flow-screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import styles from './demo.module.css'

export const Controls = ({ state, send }: Section<typeof transcribeDemoMachine>) => {
  const isRunning = state.matches('playing') || state.matches('loading')
  return (
    <>
      <ButtonRow>
        {isRunning ? (
          <Button kind="primary" onClick={() => send({ type: 'demo.pause' })}>
            <Trans>Pausar</Trans>
          </Button>
        ) : (
          <Button kind="primary" onClick={() => send({ type: 'demo.play' })}>
            {state.matches('ready') && <Trans>Tocar o áudio</Trans>}
            {state.matches('paused') && <Trans>Continuar</Trans>}
            {state.matches('done') && <Trans>Tocar de novo</Trans>}
          </Button>
        )}
        {(state.matches('ready') || state.matches('paused')) && (
          <Button kind="ghost" onClick={() => send({ type: 'demo.step' })}>
            <Trans>Próximo trecho</Trans>
          </Button>
        )}
        {!state.matches('done') && (
          <Button kind="quiet" onClick={() => send({ type: 'demo.skip' })}>
            <Trans>Pular para o fim</Trans>
          </Button>
        )}
      </ButtonRow>
      <output className={styles['small']}>
        {state.matches('loading') && <Trans>Buscando o áudio...</Trans>}
        {state.matches('playing') && state.context.isSilent && <Trans>Sem som: o texto aparece no mesmo ritmo.</Trans>}
        {state.matches('done') && <Trans>Transcrição concluída.</Trans>}
      </output>
    </>
  )
}
