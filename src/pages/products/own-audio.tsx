import { Trans } from '@lingui/react/macro'
import { OWN_AUDIO } from '#src/features/own-audio/part.ts'
import { OpenedPart } from '#src/ui/opened-part.tsx'
import styles from './transcribe-demo.module.css'

export const OwnAudio = () => (
  <div className={styles['own']}>
    <p className={styles['lead']}>
      <Trans>
        Escolha uma mensagem de voz sua e veja a onda, a duração e quanto tempo de leitura ela é. O arquivo não sai do
        seu aparelho; transformar a fala em texto é com o serviço.
      </Trans>
    </p>
    <OpenedPart part={OWN_AUDIO}>
      <div className={styles['room']} />
    </OpenedPart>
  </div>
)
