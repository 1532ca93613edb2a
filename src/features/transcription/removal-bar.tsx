import { Trans } from '@lingui/react/macro'
import type { FocusEvent } from 'react'
import { UNDO_OFFERED } from '#contracts/limits.ts'
import { viewOf, type ViewOf } from '#machines/kit/view.ts'
import type { removalMachine } from '#machines/removal/removal.machine.ts'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { Button } from '#src/ui/button.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import styles from './removal-bar.module.css'
import { useFocusOnUndo } from './use-focus-on-undo.ts'
import type { Removal } from './use-removal.ts'

const SECONDS = UNDO_OFFERED / 1_000

/** What was deleted, and for a moment the way back. Empty, and without a size, while there is nothing to say. */
export const RemovalBar = ({ removal }: { removal: Removal }) => {
  const { flow, state } = removal
  const view = viewOf(state)
  const place = useFocusOnUndo(removal, view)
  const hold = () => flow.send({ type: 'offer.hold' })
  const release = () => flow.send({ type: 'offer.release' })
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={styles['place']}
      {...markerOf(state)}
      onFocus={hold}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) release()
      }}
      onPointerEnter={hold}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) release()
      }}
    >
      <div className={view === 'resting' ? undefined : styles['bar']}>
        <output className={styles['words']}>
          <Words view={view} count={state.context.last.length} />
        </output>
        <FailureNote failure={state.context.failure} />
        <Actions removal={removal} view={view} />
      </div>
    </div>
  )
}

type View = ViewOf<typeof removalMachine> | null

const Words = ({ view, count }: { view: View; count: number }) => {
  switch (view) {
    case 'removing':
      return <Trans>Excluindo...</Trans>
    case 'removed':
    case 'held':
    case 'restoring':
      return (
        <>
          {count === 1 ? <Trans>Transcrição excluída.</Trans> : <Trans>Transcrições excluídas: {count}.</Trans>}
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
    case 'unrestored':
      return <Trans>A exclusão continua valendo.</Trans>
    case 'resting':
    case null:
      return null
  }
}

const Actions = ({ removal: { flow, state }, view }: { removal: Removal; view: View }) => {
  const isRestoring = view === 'restoring'
  return (
    <>
      {view === 'removed' && <Countdown seconds={SECONDS} />}
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
      {view === 'unrestored' && state.can({ type: 'removal.undo' }) && (
        <Button kind="ghost" onClick={() => flow.send({ type: 'removal.undo' })}>
          <Trans>Tentar de novo</Trans>
        </Button>
      )}
      {state.can({ type: 'removal.dismiss' }) && (
        <Button kind="quiet" onClick={() => flow.send({ type: 'removal.dismiss' })}>
          <Trans>Fechar</Trans>
        </Button>
      )}
    </>
  )
}
