import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SUMMARIES_IDLE } from '#contracts/limits.ts'
import { useFocusFallback } from '#src/account/use-focus-fallback.ts'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import type { Summaries } from './use-summaries.ts'
import styles from './summaries-bar.module.css'

const IDLE_MINUTES = SUMMARIES_IDLE / 60_000

const OFFER = <Trans>Títulos, assuntos e busca, só nesta aba.</Trans>

type SummariesBarProps = {
  summaries: Summaries
  /** Text that says what the button shows. */
  offer?: ReactNode
}

/** Bar with a button that shows the summaries of a list, or hides them. */
export const SummariesBar = ({ summaries: { flow, view, marker, failure }, offer = OFFER }: SummariesBarProps) => {
  const place = useFocusFallback<HTMLDivElement>(view)
  const isHidden = view === 'hidden'
  const isDecrypting = view === 'decrypting'
  return (
    <div ref={place} tabIndex={-1} className={`${styles['bar']} screen-only`} {...marker}>
      <div className={styles['words']}>
        <output>{view === 'shown' && <Trans>Resumos à vista, só nesta aba.</Trans>}</output>
        {view !== 'shown' && (
          <p>
            {isHidden && offer}{' '}
            <Plural
              value={IDLE_MINUTES}
              one="Depois de # minuto sem uso, tudo se fecha."
              other="Depois de # minutos sem uso, tudo se fecha."
            />
          </p>
        )}
      </div>
      {view !== 'shown' && (
        <Button
          kind={isHidden || isDecrypting ? 'primary' : 'ghost'}
          busy={isDecrypting}
          onClick={() => flow.send({ type: 'summaries.show' })}
        >
          {isHidden && <Trans>Mostrar os resumos</Trans>}
          {isDecrypting && <Trans>Abrindo os resumos...</Trans>}
          {view === 'failed' && <Trans>Tentar de novo</Trans>}
        </Button>
      )}
      {!isHidden && (
        <Button kind="quiet" onClick={() => flow.send({ type: 'summaries.hide' })}>
          <Trans>Ocultar os resumos</Trans>
        </Button>
      )}
      <FailureNote failure={failure} />
    </div>
  )
}
