import { Trans, useLingui } from '@lingui/react/macro'
import { writePercent } from './percent.ts'
import { useLanguage } from '#src/page-context/place.ts'
import styles from './neural.module.css'

type OwnMessageProps = {
  message: string
  signs: readonly number[]
  answer: number | null
  onWrite: (message: string) => void
}

/** A message that the visitor types: its features, and the network's output for them. */
export const OwnMessage = ({ message, signs, answer, onWrite }: OwnMessageProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const names = [t`hora`, t`pedido`, t`hoje`].filter((_, index) => signs[index] === 1)
  const found = names.join(', ')
  const percent = answer === null ? '–' : writePercent(answer, language)
  return (
    <div className={styles['own']}>
      <label htmlFor="rede-mensagem">
        <Trans>Escreva uma mensagem sua</Trans>
      </label>
      <input
        id="rede-mensagem"
        name="message"
        value={message}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => onWrite(target.value)}
      />
      {message !== '' && (
        <p>
          {found === '' ? <Trans>Nenhum sinal encontrado.</Trans> : <Trans>Sinais encontrados: {found}.</Trans>}{' '}
          <Trans>A rede diz: {percent} urgente.</Trans>
        </p>
      )}
    </div>
  )
}
