import { Trans } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import { REGISTER_REDIRECT_DELAY, SECOND } from '#contracts/limits.ts'
import type { registerMachine } from '#machines/register/register.machine.ts'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { ActivityArea } from '#src/ui/activity-area.tsx'
import { CodeForm } from './code-form.tsx'
import { Button } from '#src/ui/button.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { Actions } from '#src/ui/flow-page.tsx'
import { Resend } from '#src/ui/resend.tsx'
import styles from './created.module.css'
import type { RegisterSection } from './register-section.ts'

const stageOf = (state: SnapshotFrom<typeof registerMachine>): 'ready' | 'sending' | 'coolingDown' => {
  if (state.matches({ created: { confirmation: 'coolingDown' } })) return 'coolingDown'
  return state.matches({ created: { confirmation: 'sending' } }) ? 'sending' : 'ready'
}

export const Created = ({ flow }: RegisterSection) => {
  const { email, stage, isAsking, isCounting } = useFlowState(flow, (state) => ({
    email: state.context.email,
    stage: stageOf(state),
    isAsking: state.hasTag('busy'),
    isCounting: state.matches({ created: { redirect: 'counting' } }),
  }))
  return (
    <ActivityArea onActivity={() => flow.send({ type: 'redirect.pause' })}>
      <p>
        <Trans>
          Enviamos um link e um código para <strong>{email}</strong>. Abra o link ou digite o código aqui. Se não
          aparecer em um minuto, veja a caixa de spam.
        </Trans>
      </p>
      <CodeForm flow={flow} />
      {/* Both texts share a grid cell: the click that pauses must not cause a layout shift under the pointer. */}
      <div className={styles['stack']}>
        <p data-hidden={!isCounting}>
          <Trans>
            Você vai para o login em <Countdown seconds={REGISTER_REDIRECT_DELAY / SECOND} />. Toque em qualquer ponto
            da página para ficar.
          </Trans>
        </p>
        <p data-hidden={isCounting}>
          <Trans>Sem pressa: esta página fica aberta até você sair.</Trans>
        </p>
      </div>
      <Actions>
        <Button kind="ghost" onClick={() => flow.send({ type: 'login.open' })}>
          <Trans>Ir para o login agora</Trans>
        </Button>
      </Actions>
      <Resend stage={stage} isHeld={isAsking} onResend={() => flow.send({ type: 'email.resend' })} />
      <Button kind="quiet" busy={isAsking} onClick={() => flow.send({ type: 'email.change' })}>
        <Trans>Corrigir o e-mail</Trans>
      </Button>
    </ActivityArea>
  )
}
