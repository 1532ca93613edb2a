import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { LoadFailed } from '#src/ui/load-failed.tsx'
import styles from './demo.module.css'
import type { DemoState } from './demo-state.ts'

type ControlsProps = { demo: DemoState; hasFailed: boolean; onStep: () => void; onSkip: () => void }

/** The button to skip disappears with its click: the focus goes to the player, from where the summary comes next. */
const focusPlayer = (clicked: HTMLButtonElement) =>
  clicked.closest('[data-flow]')?.querySelector('button')?.focus({ preventScroll: true })

/** Status messages, and buttons to step or skip without sound. The row keeps its height, against layout shift. */
export const Controls = ({ demo: { at, isSilent }, hasFailed, onStep, onSkip }: ControlsProps) => {
  const isIdle = at === 'ready' || at === 'done'
  return (
    <div className={styles['controls']}>
      <p className={styles['small']}>
        <output>
          {at === 'loading' && <Trans>Buscando o áudio...</Trans>}
          {at === 'playing' && isSilent && <Trans>Sem som, no mesmo ritmo.</Trans>}
          {at === 'done' && <Trans>Transcrição concluída.</Trans>}
        </output>
        {hasFailed && <LoadFailed />}
        {at === 'ready' && !hasFailed && <Trans>Voz sintética e pessoas inventadas.</Trans>}
      </p>
      {(isIdle || at === 'paused') && (
        <Button kind="quiet" onClick={onStep}>
          <Trans>Próximo trecho</Trans>
        </Button>
      )}
      {!isIdle && (
        <Button
          kind="quiet"
          onClick={(button) => {
            focusPlayer(button)
            onSkip()
          }}
        >
          <Trans>Pular para o fim</Trans>
        </Button>
      )}
    </div>
  )
}
