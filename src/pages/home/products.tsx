import { Trans } from '@lingui/react/macro'
import styles from './home.module.css'

export const Products = () => (
  <section className={`${styles['wrap']} ${styles['section']}`} aria-labelledby="produtos">
    <h2 id="produtos">
      <Trans>Ferramentas que devolvem tempo</Trans>
    </h2>
    <ul className={styles['cards']}>
      <li className={styles['card']}>
        <p className={`${styles['tag']} ${styles['available']}`}>
          <Trans>Disponível</Trans>
        </p>
        <h3>Transcribe</h3>
        <p>
          <Trans>O áudio vira texto com um resumo inteligente: reunião, hora, lugar e assuntos.</Trans>
        </p>
      </li>
      <li className={styles['card']}>
        <p className={`${styles['tag']} ${styles['soon']}`}>
          <Trans>Em breve</Trans>
        </p>
        <h3>Smart Scheduler</h3>
        <p>
          <Trans>O combinado da conversa entra na agenda. Planejado para o 3º trimestre de 2025.</Trans>
        </p>
      </li>
      <li className={styles['card']}>
        <p className={`${styles['tag']} ${styles['building']}`}>
          <Trans>Em desenvolvimento</Trans>
        </p>
        <h3>Life Reminder</h3>
        <p>
          <Trans>O lembrete certo na hora certa. Planejado para o 4º trimestre de 2025.</Trans>
        </p>
      </li>
    </ul>
  </section>
)
