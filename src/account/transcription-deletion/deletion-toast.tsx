import { Trans } from '@lingui/react/macro'
import { UNDO_OFFERED } from '#contracts/limits.ts'
import type { ViewOf } from '#machines/kit/view.ts'
import type { transcriptionDeletionMachine } from '#machines/transcription-deletion/transcription-deletion.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Toast, ToastWords } from '#src/ui/toast.tsx'
import { type TranscriptionDeletion, useTranscriptionDeletion } from './transcription-deletion.tsx'
import styles from './deletion-toast.module.css'
import { useFocusOnUndo } from './use-focus-on-undo.ts'

const SECONDS = UNDO_OFFERED / 1_000

/** Toast after a deletion, with an undo button for a limited time. */
export const DeletionToast = () => {
  const deletion = useTranscriptionDeletion()
  const { flow, view, marker, last, failure, mayDismiss } = deletion
  const place = useFocusOnUndo(deletion, view)
  return (
    <Toast
      place={place}
      isShown={view !== 'idle'}
      marker={marker}
      onPause={() => flow.send({ type: 'undo.pause' })}
      onResume={() => flow.send({ type: 'undo.resume' })}
      onClose={mayDismiss ? deletion.dismiss : undefined}
    >
      <ToastWords>
        <DeletionText view={view} count={last.length} />
      </ToastWords>
      <FailureNote failure={failure} />
      <Actions deletion={deletion} />
    </Toast>
  )
}
type View = ViewOf<typeof transcriptionDeletionMachine> | null

const DeletionText = ({ view, count }: { view: View; count: number }) => {
  switch (view) {
    case 'deleting':
      return <Trans>Apagando...</Trans>
    case 'deleted':
    case 'undoPaused':
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

const Actions = ({ deletion: { flow, view, mayUndo } }: { deletion: TranscriptionDeletion }) => {
  const isRestoring = view === 'restoring'
  return (
    <>
      {view === 'deleted' && <Countdown seconds={SECONDS} />}
      {(view === 'undoPaused' || isRestoring) && (
        <span className={styles['room']} aria-hidden="true">
          {`${SECONDS} s`}
        </span>
      )}
      {(view === 'deleted' || view === 'undoPaused' || isRestoring) && (
        <Button kind="ghost" busy={isRestoring} onClick={() => flow.send({ type: 'deletion.undo' })}>
          {isRestoring ? <Trans>Desfazendo...</Trans> : <Trans>Desfazer</Trans>}
        </Button>
      )}
      {view === 'failed' && (
        <Button kind="ghost" onClick={() => flow.send({ type: 'deletion.retry' })}>
          <Trans>Tentar de novo</Trans>
        </Button>
      )}
      {view === 'restoreFailed' && mayUndo && (
        <Button kind="ghost" onClick={() => flow.send({ type: 'deletion.undo' })}>
          <Trans>Tentar de novo</Trans>
        </Button>
      )}
    </>
  )
}
