import { Trans } from '@lingui/react/macro'
import styles from './home.module.css'

export const Comparison = () => (
  <section className={`${styles['wrap']} ${styles['section']}`} aria-labelledby="diferenca">
    <h2 id="diferenca">
      <Trans>Por que não só a transcrição do aplicativo?</Trans>
    </h2>
    <ul className={styles['list']}>
      <li>
        <Trans>Um resumo primeiro: você lê três linhas e decide se precisa do resto.</Trans>
      </li>
      <li>
        <Trans>Datas e lugares destacados, cada um ligado à frase de onde saiu.</Trans>
      </li>
      <li>
        <Trans>Português, inglês, espanhol e francês, mesmo quando a conversa mistura.</Trans>
      </li>
      <li>
        <Trans>Fica guardado com cifra e você apaga quando quiser.</Trans>
      </li>
    </ul>
  </section>
)
