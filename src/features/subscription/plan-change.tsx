import { Trans } from '@lingui/react/macro'
import type { Subscription } from '#contracts/api/billing.ts'
import { useRowUpdates } from '#src/account/use-row-updates.ts'
import { useFocusFallback } from '#src/account/use-focus-fallback.ts'
import { planChangeFlow } from './plan-change.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { CancelForm } from './cancel-form.tsx'
import { EndingNote } from './ending-note.tsx'
import { stageOf } from './plan-stage.ts'
import styles from './subscription.module.css'

const NEWS = { renewing: 'plan.resumed', ending: 'plan.cancelled', ended: 'plan.ended' } as const

/** Cancels a plan at the end of its period, or undoes that; ends a plan whose period is over. */
export const PlanChange = ({ subscription }: { subscription: Subscription }) => {
  const stage = stageOf(subscription)
  const flow = useFlow(planChangeFlow, { input: { stage } })
  useRowUpdates(`${stage} ${subscription.current_period_end}`, () => flow.send({ type: NEWS[stage] }))
  const { view, marker } = useFlowView(flow)
  const { done, issues, failure, isBusy } = useFlowState(flow, (state) => ({
    done: state.context.done,
    issues: state.context.issues,
    failure: state.context.failure,
    isBusy: state.hasTag('busy'),
  }))
  const place = useFocusFallback<HTMLDivElement>(view)
  return (
    <div ref={place} tabIndex={-1} className={styles['change']} {...marker}>
      <StatusLine>
        {done === 'resumed' && <Trans>Assinatura retomada: o cancelamento foi desfeito.</Trans>}
        {done === 'ended' && <Trans>Assinatura cancelada: o plano terminou, e nada mais será cobrado.</Trans>}
      </StatusLine>
      {view === 'renewing' && (
        <ButtonRow>
          <Button kind="quiet" onClick={() => flow.send({ type: 'cancellation.ask' })}>
            <Trans>Cancelar assinatura</Trans>
          </Button>
        </ButtonRow>
      )}
      {view === 'confirming' && (
        <CancelForm
          subscription={subscription}
          isBusy={isBusy}
          issues={issues}
          failure={failure}
          onConfirm={(values) => flow.send({ type: 'cancellation.confirm', values })}
          onDrop={() => flow.send({ type: 'cancellation.discard' })}
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
