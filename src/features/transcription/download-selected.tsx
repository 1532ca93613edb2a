import { Plural, Trans } from '@lingui/react/macro'
import type { SelectableRow } from '#machines/download-selected/download-selected.machine.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { useLanguage } from '#src/page-context/place.ts'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { downloadSelectedFlow } from './download-selected.flow.ts'
import styles from './selection.module.css'

/** Downloads the selected transcriptions as one file. */
export const DownloadSelected = ({ rows }: { rows: readonly SelectableRow[] }) => {
  const flow = useFlow(downloadSelectedFlow)
  const { view, marker } = useFlowView(flow)
  const { missing, failure, isBusy } = useFlowState(flow, (state) => ({
    missing: state.context.missing,
    failure: state.context.failure,
    isBusy: state.hasTag('busy'),
  }))
  const language = useLanguage()
  return (
    <div className={styles['file']} {...marker}>
      <Button
        kind="quiet"
        idle={rows.length === 0}
        busy={isBusy}
        onClick={() => flow.send({ type: 'file.save', items: rows, language })}
      >
        {isBusy ? <Trans>Baixando...</Trans> : <Trans>Baixar</Trans>}
      </Button>
      <div className={styles['message']}>
        <output>
          {view === 'saved' && (
            <>
              <Trans>Arquivo salvo neste aparelho.</Trans>{' '}
              {missing > 0 && (
                <Plural
                  value={missing}
                  one="# transcrição não pôde ser aberta e ficou de fora."
                  other="# transcrições não puderam ser abertas e ficaram de fora."
                />
              )}
            </>
          )}
        </output>
        <FailureNote failure={failure} />
      </div>
    </div>
  )
}
