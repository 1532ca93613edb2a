import { Trans } from '@lingui/react/macro'
import { OWN_AUDIO } from '#src/features/own-audio/lazy-part.ts'
import { LazyOnMount } from '#src/ui/lazy-on-mount.tsx'
import styles from './transcribe-demo.module.css'

export const OwnAudio = () => (
  <div className={styles['own']}>
    <p className={styles['lead']}>
      <Trans>
        Escolha um áudio seu e veja a onda, a duração e quanto tempo ele leva para ser lido. O arquivo não sai do seu
        aparelho; quem transforma a fala em texto é o serviço.
      </Trans>
    </p>
    <LazyOnMount part={OWN_AUDIO}>
      <div className={styles['room']} />
    </LazyOnMount>
  </div>
)
