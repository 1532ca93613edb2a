import { Trans } from '@lingui/react/macro'
import { UNDO_OFFERED } from '#contracts/limits.ts'
import type { ViewOf } from '#machines/kit/view.ts'
import type { removalMachine } from '#machines/removal/removal.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Toast, ToastWords } from '#src/ui/toast.tsx'
import { type Removal, useRemoval } from './removal.tsx'
import styles from './removal-bar.module.css'
import { useFocusOnUndo } from './use-focus-on-undo.ts'

const SECONDS = UNDO_OFFERED / 1_000

/** Toast after a deletion, with an undo button for a limited time. */
export const RemovalBar = () => {
  const removal = useRemoval()
  const { flow, view, marker, last, failure, mayDismiss } = removal
  const place = useFocusOnUndo(removal, view)
  return (
    <Toast
      place={place}
      isShown={view !== 'idle'}
      marker={marker}
      onHold={() => flow.send({ type: 'offer.hold' })}
      onRelease={() => flow.send({ type: 'offer.release' })}
      onClose={mayDismiss ? removal.dismiss : undefined}
    >
      <ToastWords>
        <Words view={view} count={last.length} />
      </ToastWords>
      <FailureNote failure={failure} />
      <Actions removal={removal} />
    </Toast>
  )
}
type View = ViewOf<typeof removalMachine> | null

const Words = ({ view, count }: { view: View; count: number }) => {
  switch (view) {
    case 'removing':
      return <Trans>Apagando...</Trans>
    case 'removed':
    case 'held':
    case 'restoring':
      return (
        <>
          {count === 1 ? <Trans>Transcrição apagada.</Trans> : <Trans>Transcrições apagadas: {count}.</Trans>}
          <span className="visually-hidden">
            {' '}
            <Trans>Você tem {SECONDS} segundos para desfazer.</Trans>
          </span>
        </>
      )
    case 'restored':
      return count === 1 ? <Trans>Transcrição recuperada.</Trans> : <Trans>Transcrições recuperadas: {count}.</Trans>
    case 'failed':
      return <Trans>Tudo está de volta na lista.</Trans>
    case 'restoreFailed':
      return <Trans>O que você apagou continua apagado.</Trans>
    case 'idle':
    case null:
      return null
  }
}

const Actions = ({ removal: { flow, view, mayUndo } }: { removal: Removal }) => {
  const isRestoring = view === 'restoring'
  return (
    <>
      {view === 'removed' && <Countdown seconds={SECONDS} />}
      {(view === 'held' || isRestoring) && (
        <span className={styles['room']} aria-hidden="true">
          {`${SECONDS} s`}
        </span>
      )}
      {(view === 'removed' || view === 'held' || isRestoring) && (
        <Button kind="ghost" busy={isRestoring} onClick={() => flow.send({ type: 'removal.undo' })}>
          {isRestoring ? <Trans>Desfazendo...</Trans> : <Trans>Desfazer</Trans>}
        </Button>
      )}
      {view === 'failed' && (
        <Button kind="ghost" onClick={() => flow.send({ type: 'removal.retry' })}>
          <Trans>Tentar de novo</Trans>
        </Button>
      )}
      {view === 'restoreFailed' && mayUndo && (
        <Button kind="ghost" onClick={() => flow.send({ type: 'removal.undo' })}>
          <Trans>Tentar de novo</Trans>
        </Button>
      )}
    </>
  )
}
