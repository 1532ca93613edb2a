import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { leaveGuardFlow } from './leave-guard.flow.ts'
import { useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

type LeaveWords = { title: ReactNode; reason: ReactNode; leave: ReactNode }

const UNSAVED: LeaveWords = {
  title: <Trans>Sair sem salvar?</Trans>,
  reason: <Trans>O que você escreveu nesta página ainda não foi salvo.</Trans>,
  leave: <Trans>Sair sem salvar</Trans>,
}

type LeaveGuardProps = { words?: LeaveWords; onLeft?: () => void }

/**
 * Mounted while something would be lost with the page, unsaved changes unless `words` say otherwise: asks for
 * confirmation before the person leaves it. `onLeft`: it has been left.
 */
export const LeaveGuard = ({ words = UNSAVED, onLeft }: LeaveGuardProps) => {
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
    // Hidden, as an empty element would still take a gap of the page's grid.
    <div {...marker} hidden={view !== 'confirming'}>
      {view === 'confirming' && (
        <Dialog
          isOpen
          title={words.title}
          onClose={stay}
          actions={
            <>
              <Button kind="primary" onClick={stay}>
                <Trans>Ficar aqui</Trans>
              </Button>
              <Button kind="ghost" onClick={leave}>
                {words.leave}
              </Button>
            </>
          }
        >
          <p>{words.reason}</p>
        </Dialog>
      )}
    </div>
  )
}
