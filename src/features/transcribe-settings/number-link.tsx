import { Trans } from '@lingui/react/macro'
import { useFocusFallback } from '#src/account/use-focus-fallback.ts'
import { useRestartOnChange, useRestart } from '#src/account/use-restart.ts'
import { messagingLinkFlow } from './messaging-link.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { useOnReconnect } from '#src/ui/use-on-reconnect.ts'
import { CodeSteps } from './code-steps.tsx'
import { LinkedNumber } from './linked-number.tsx'
import styles from './transcribe-settings.module.css'

type CodeOverProps = { isExpired: boolean; onCreate: () => void; onDrop: () => void }

/** The code can no longer be used: it expired, or was sent from the number of another account. */
const CodeOver = ({ isExpired, onCreate, onDrop }: CodeOverProps) => (
  <>
    <Notice tone="warning">
      {isExpired ? (
        <Trans>O código expirou antes de chegar. Gere outro.</Trans>
      ) : (
        <Trans>O código veio de um número que está em outra conta. Desconecte esse número lá ou envie de outro.</Trans>
      )}
    </Notice>
    <ButtonRow>
      <Button kind="primary" onClick={onCreate}>
        <Trans>Gerar outro código</Trans>
      </Button>
      <Button kind="ghost" onClick={onDrop}>
        <Trans>Deixar para depois</Trans>
      </Button>
    </ButtonRow>
  </>
)

/** Links a number by a code that is sent from it, changes it and unlinks it. `phone` is masked; null without one. */
export const NumberLink = ({ phone }: { phone: string | null }) => {
  const { run, place, restart } = useRestart()
  return (
    <div ref={place} tabIndex={-1}>
      <RunningLink key={run} phone={phone} restart={restart} />
    </div>
  )
}

const RunningLink = ({ phone, restart }: { phone: string | null; restart: () => void }) => {
  const flow = useFlow(messagingLinkFlow, { input: { phone } })
  const { view, marker } = useFlowView(flow)
  const { current, isIdle, isConnected, offer, failure } = useFlowState(flow, (state) => ({
    current: state.context.phone,
    isIdle: state.matches('idle'),
    isConnected: state.matches({ idle: 'connected' }),
    offer: state.context.offer,
    failure: state.context.failure,
  }))
  useRestartOnChange({ stored: phone ?? '', assumed: current ?? '', isIdle }, restart)
  const place = useFocusFallback<HTMLDivElement>(view)
  const check = () => flow.send({ type: 'code.check' })
  // Ignored unless the check has failed.
  useOnReconnect(failure, check)
  const create = () => flow.send({ type: 'code.create' })
  const drop = () => flow.send({ type: 'code.cancel' })
  return (
    <div ref={place} tabIndex={-1} className={styles['part']} {...marker}>
      {view === 'unlinked' && (
        <>
          <p>
            <Trans>
              Conecte o número de onde você vai mandar os áudios: mostramos um código, e você o envia por esse telefone.
            </Trans>
          </p>
          <ButtonRow>
            <Button kind="primary" onClick={create}>
              <Trans>Conectar um número</Trans>
            </Button>
          </ButtonRow>
          <FailureNote failure={failure} />
        </>
      )}
      {(view === 'code' || view === 'checkFailed') && (
        <CodeSteps offer={offer} failure={failure} onCheck={view === 'checkFailed' ? check : null} onDrop={drop} />
      )}
      {(view === 'expired' || view === 'numberInUse') && (
        <CodeOver isExpired={view === 'expired'} onCreate={create} onDrop={drop} />
      )}
      {(view === 'linked' || view === 'confirming' || view === 'unlinking') && <LinkedNumber flow={flow} />}
      <StatusLine tone={isConnected ? 'success' : 'neutral'}>
        {view === 'code' && offer === null && <Trans>Gerando o código...</Trans>}
        {view === 'code' && offer !== null && (
          <Trans>Aguardando o código. Esta página se atualiza assim que ele chegar.</Trans>
        )}
        {isConnected && <Trans>Número conectado.</Trans>}
      </StatusLine>
    </div>
  )
}
