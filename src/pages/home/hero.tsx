import { Trans } from '@lingui/react/macro'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Demo } from './demo.tsx'
import styles from './home.module.css'

export const Hero = () => (
  <div className={`${styles['wrap']} ${styles['hero']}`}>
    <div>
      <h1 tabIndex={-1} className={styles['title']}>
        <Trans>
          Áudio de 4 minutos? <mark className={styles['marker']}>Leia em 20 segundos.</mark>
        </Trans>
      </h1>
      <p className={styles['lead']}>
        <Trans>Encaminhe o áudio da conversa. Receba o texto, o resumo e os compromissos, em quatro idiomas.</Trans>
      </p>
      <div className={styles['row']}>
        <LinkButton kind="primary" href="#produtos">
          <Trans>Conhecer os produtos</Trans>
        </LinkButton>
        <LinkButton kind="ghost" href="#historia">
          <Trans>Nossa história</Trans>
        </LinkButton>
      </div>
    </div>
    <Demo />
  </div>
)
