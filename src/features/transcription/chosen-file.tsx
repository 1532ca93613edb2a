import { Plural, Trans } from '@lingui/react/macro'
import type { Chosen } from '#machines/chosen-file/chosen-file.machine.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { useLanguage } from '#src/page-context/place.ts'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { chosenFileFlow } from './chosen-file.flow.ts'
import styles from './selection.module.css'

/** Saves the chosen transcriptions as one file. */
export const ChosenFile = ({ chosen }: { chosen: readonly Chosen[] }) => {
  const flow = useFlow(chosenFileFlow)
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
        idle={chosen.length === 0}
        busy={isBusy}
        onClick={() => flow.send({ type: 'file.save', items: chosen, language })}
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
