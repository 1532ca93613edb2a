import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { leaveGuardFlow } from './leave-guard.flow.ts'
import { useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

/** Mounted while the page has unsaved changes: asks for confirmation before the person leaves it. `onLeft`: it has been left. */
export const LeaveGuard = ({ onLeft }: { onLeft?: () => void }) => {
  const guard = useFlow(leaveGuardFlow)
  const { view, marker } = useFlowView(guard)
  const isLeaving = useRef(false)
  // With the page, not with the answer: the next page may not be available.
  const end = useEffectEvent(() => {
    if (isLeaving.current) onLeft?.()
  })
  useEffect(() => () => end(), [])
  const leave = () => {
    isLeaving.current = true
    guard.send({ type: 'leave.confirm' })
  }
  const stay = () => {
    isLeaving.current = false
    guard.send({ type: 'leave.stay' })
  }
  return (
    // Hidden, as an empty part would still have the gap of the page's grid.
    <div {...marker} hidden={view !== 'asking'}>
      {view === 'asking' && (
        <Dialog
          isOpen
          title={<Trans>Sair sem salvar?</Trans>}
          onClose={stay}
          actions={
            <>
              <Button kind="primary" onClick={stay}>
                <Trans>Ficar aqui</Trans>
              </Button>
              <Button kind="ghost" onClick={leave}>
                <Trans>Sair sem salvar</Trans>
              </Button>
            </>
          }
        >
          <p>
            <Trans>O que você escreveu nesta página ainda não foi salvo.</Trans>
          </p>
        </Dialog>
      )}
    </div>
  )
}
