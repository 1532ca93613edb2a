import { Trans } from '@lingui/react/macro'
import { voiceOf } from '#src/features/transcribe-demo/clip.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { VoiceBars } from '#src/ui/voice-bars.tsx'
import styles from './not-found.module.css'

/** A voice message of which nothing is left but its shape, and the number of the error. */
export const DeletedMessage = () => (
  <figure className={styles['deleted']}>
    <p className={styles['number']}>404</p>
    <VoiceBars voice={voiceOf(useLanguage())} position={0} className={styles['ghost']} />
    <figcaption>
      <Trans>Mensagem apagada</Trans>
    </figcaption>
  </figure>
)
