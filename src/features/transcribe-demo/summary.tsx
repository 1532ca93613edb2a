import { Trans, useLingui } from '@lingui/react/macro'
import styles from './demo.module.css'
import { animateFromTranscript } from './animate-from-transcript.ts'
import type { DemoState } from './demo-state.ts'

type SummaryProps = { demo: DemoState; onShow: (passage: number) => void }

/** Each field appears when its sentence is complete, and highlights it when clicked. */
export const Summary = ({ demo: { at, word, shown, ends, passage: chosen, lit }, onShow }: SummaryProps) => {
  const { t } = useLingui()
  const fields = [
    { name: t`Reunião`, value: t`Orçamento do evento` },
    { name: t`Hora`, value: t`Quinta, 15h` },
    { name: t`Lugar`, value: t`Café na rua Augusta` },
    { name: t`Assuntos`, value: t`Fornecedores, convidados` },
  ]
  return (
    <>
      <p className={styles['label']}>
        <Trans>Resumo</Trans>
      </p>
      <dl className={styles['summary']}>
        {fields.map(({ name, value }, passage) => {
          const end = ends[passage] ?? Infinity
          const isKnown = shown >= end
          // The value remounts (by `key`) when its sentence ends, which starts its animation.
          const hasJustCome = at === 'playing' && word === end
          return (
            <div key={name}>
              <dt>
                <button
                  type="button"
                  className={styles['field']}
                  disabled={word < end}
                  aria-pressed={chosen === passage}
                  onClick={() => onShow(passage)}
                >
                  {name}
                </button>
              </dt>
              <dd>
                <span
                  key={String(isKnown)}
                  ref={hasJustCome ? animateFromTranscript : undefined}
                  className={styles['value']}
                  data-unknown={!isKnown || undefined}
                  data-lit={lit === passage || undefined}
                  data-from={passage}
                >
                  {value}
                </span>
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
