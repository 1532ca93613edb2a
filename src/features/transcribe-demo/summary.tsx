import { Trans, useLingui } from '@lingui/react/macro'
import styles from './demo.module.css'

type SummaryProps = {
  word: number
  ends: readonly number[]
  marked: number | null
  onShow: (passage: number) => void
}

/** Each field is there as soon as its sentence is, and shows it when pressed. */
export const Summary = ({ word, ends, marked, onShow }: SummaryProps) => {
  const { t } = useLingui()
  const fields = [
    { name: t`Reunião`, value: t`Orçamento do evento` },
    { name: t`Hora`, value: t`Quinta, 15h` },
    { name: t`Lugar`, value: t`Café na rua Augusta` },
    { name: t`Assuntos`, value: t`Fornecedores, convidados` },
  ]
  return (
    <>
      <h3 className={styles['label']}>
        <Trans>Resumo inteligente</Trans>
      </h3>
      <p className={styles['small']}>
        <Trans>Escolha um campo para ver a frase de onde ele saiu.</Trans>
      </p>
      <dl className={styles['summary']}>
        {fields.map(({ name, value }, passage) => {
          const isKnown = word >= (ends[passage] ?? Infinity)
          return (
            <div key={name}>
              <dt>
                <button
                  type="button"
                  className={styles['field']}
                  disabled={!isKnown}
                  aria-pressed={marked === passage}
                  onClick={() => onShow(passage)}
                >
                  {name}
                </button>
              </dt>
              <dd>{isKnown ? value : '…'}</dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
