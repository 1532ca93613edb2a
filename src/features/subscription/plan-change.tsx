import { Trans } from '@lingui/react/macro'
import type { Subscription } from '#contracts/api/billing.ts'
import { useReread } from '#src/account/use-reread.ts'
import { useKeptFocus } from '#src/account/use-kept-focus.ts'
import { planChangeFlow } from './plan-change.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { CancelForm } from './cancel-form.tsx'
import { EndingNote } from './ending-note.tsx'
import styles from './subscription.module.css'

/** Cancels an active plan at the end of its period, or undoes that. */
export const PlanChange = ({ subscription }: { subscription: Subscription }) => {
  const isEnding = subscription.is_ending
  const flow = useFlow(planChangeFlow, { input: { isEnding } })
  useReread(`${isEnding} ${subscription.current_period_end}`, () =>
    flow.send({ type: isEnding ? 'plan.cancelled' : 'plan.resumed' }),
  )
  const { view, marker } = useFlowView(flow)
  const { failure, isResumed, isBusy } = useFlowState(flow, (state) => ({
    failure: state.context.failure,
    isResumed: state.context.isResumed,
    isBusy: state.hasTag('busy'),
  }))
  const place = useKeptFocus<HTMLDivElement>(view)
  return (
    <div ref={place} tabIndex={-1} className={styles['change']} {...marker}>
      <StatusLine>{isResumed && <Trans>Assinatura retomada: o cancelamento foi desfeito.</Trans>}</StatusLine>
      {view === 'renewing' && (
        <ButtonRow>
          <Button kind="quiet" onClick={() => flow.send({ type: 'cancellation.ask' })}>
            <Trans>Cancelar assinatura</Trans>
          </Button>
        </ButtonRow>
      )}
      {view === 'asking' && (
        <CancelForm
          subscription={subscription}
          isBusy={isBusy}
          failure={failure}
          onConfirm={(reason) => flow.send({ type: 'cancellation.confirm', reason })}
          onDrop={() => flow.send({ type: 'cancellation.drop' })}
        />
      )}
      {view === 'ending' && (
        <>
          <EndingNote subscription={subscription} />
          <ButtonRow>
            <Button kind="primary" busy={isBusy} onClick={() => flow.send({ type: 'plan.resume' })}>
              {isBusy ? <Trans>Retomando...</Trans> : <Trans>Retomar assinatura</Trans>}
            </Button>
          </ButtonRow>
          <FailureNote failure={failure} />
        </>
      )}
    </div>
  )
}
