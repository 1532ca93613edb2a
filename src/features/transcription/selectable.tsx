import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { DELETED_AT_ONCE_MAX } from '#contracts/limits.ts'
import { Button } from '#src/ui/button.tsx'
import { DownloadSelected } from './download-selected.tsx'
import styles from './selection.module.css'
import type { TranscriptionDeletion } from '#src/account/transcription-deletion/transcription-deletion.tsx'
import { type Selection, SelectionContext, useSelection } from './use-selection.ts'

/** Escape empties a search first. */
const isFilledSearch = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''

type SelectableProps = {
  /** Filters of the list. */
  filter?: ReactNode
  deletion: Pick<TranscriptionDeletion, 'deleteTranscriptions' | 'isBusy'>
  children: ReactNode
}

/** A list below a bar with its filters, or with the actions for selected rows: save as a file, delete. */
export const Selectable = ({ filter, deletion, children }: SelectableProps) => {
  const selection = useSelection()
  const { flow, marker, isSelecting, isUnused, shown } = selection
  const bar = useRef<HTMLDivElement>(null)
  return (
    <div
      role="presentation"
      className={styles['list']}
      {...marker}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isSelecting || isFilledSearch(event.target)) return
        event.preventDefault()
        flow.send({ type: 'selection.end' })
        bar.current?.querySelector('button')?.focus()
      }}
    >
      {!isUnused && (
        <div ref={bar} className={styles['bar']}>
          {filter}
          {(isSelecting || shown.length > 0) && (
            <div className={styles['selecting']}>
              {/* One button with two labels, so that it keeps the focus when clicked. */}
              <Button
                kind={isSelecting ? 'quiet' : 'ghost'}
                onClick={() => flow.send({ type: isSelecting ? 'selection.end' : 'selection.start' })}
              >
                {isSelecting ? <Trans>Cancelar</Trans> : <Trans>Selecionar</Trans>}
              </Button>
              <output>{isSelecting && <Count selection={selection} />}</output>
              {isSelecting && <Actions selection={selection} deletion={deletion} />}
            </div>
          )}
        </div>
      )}
      <SelectionContext value={selection.ofRows}>{children}</SelectionContext>
    </div>
  )
}

type SelectionProps = { selection: Selection }

const Count = ({ selection: { chosen } }: SelectionProps) => {
  const count = chosen.length
  return count < DELETED_AT_ONCE_MAX ? (
    <Trans>Selecionadas: {count}</Trans>
  ) : (
    <Trans>Selecionadas: {count} (máximo por vez)</Trans>
  )
}

const Actions = ({
  selection: { flow, shown, chosen },
  deletion,
}: SelectionProps & Pick<SelectableProps, 'deletion'>) => {
  const isAll = chosen.length > 0 && chosen.length === Math.min(shown.length, DELETED_AT_ONCE_MAX)
  const all = () => flow.send({ type: 'selection.all', ids: idsOf(shown) })
  return (
    <>
      <Button kind="quiet" onClick={() => (isAll ? flow.send({ type: 'selection.clear' }) : all())}>
        {isAll ? <Trans>Desmarcar todas</Trans> : <Trans>Selecionar todas</Trans>}
      </Button>
      <DownloadSelected rows={chosen} />
      {/* Without a frame the actions fit into one line of a phone. A deletion can be undone. */}
      <Button
        kind="quiet"
        idle={chosen.length === 0}
        busy={deletion.isBusy}
        onClick={(button) => {
          deletion.deleteTranscriptions(idsOf(chosen), button)
          flow.send({ type: 'selection.end' })
        }}
      >
        <Trans>Apagar</Trans>
      </Button>
    </>
  )
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
