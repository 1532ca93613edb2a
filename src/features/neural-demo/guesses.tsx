import { Trans, useLingui } from '@lingui/react/macro'
import { writePercent } from './percent.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { EXAMPLES } from './neural-network.ts'
import styles from './neural.module.css'

/** Inputs, expected answer and current output of each example, as an accessible table. */
export const Guesses = ({ outputs }: { outputs: readonly number[] }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const messages: Record<(typeof EXAMPLES)[number]['id'], string> = {
    meeting: t`Reunião hoje às 15h, você vem?`,
    thanks: t`Obrigada por hoje!`,
    medicine: t`Remédio às 8 da noite, hoje.`,
    photo: t`Olha essa foto antiga.`,
    invoice: t`Paga o boleto hoje?`,
    trip: t`O voo é às 10h, mês que vem.`,
    favour: t`Um dia me empresta o livro?`,
  }
  return (
    <div className={styles['scroll']}>
      <table className={styles['guesses']}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Mensagem</Trans>
            </th>
            <th scope="col">
              <Trans>Certo</Trans>
            </th>
            <th scope="col">
              <Trans>A rede diz</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {EXAMPLES.map(({ id, isUrgent }, index) => {
            const output = outputs[index]
            return (
              <tr key={id}>
                <th scope="row">{messages[id]}</th>
                <td>{isUrgent ? <Trans>urgente</Trans> : <Trans>pode esperar</Trans>}</td>
                <td className={output !== undefined && output > 0.5 === isUrgent ? styles['right'] : undefined}>
                  {output === undefined ? '–' : writePercent(output, language)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
