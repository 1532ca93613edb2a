import { Trans } from '@lingui/react/macro'
import { voiceOf } from '#src/features/transcribe-demo/clip.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { VoiceBars } from '#src/ui/voice-bars.tsx'
import styles from './not-found.module.css'

/** Illustration: the empty outline of a deleted voice message, with the error code 404. */
export const DeletedMessage = () => (
  <figure className={styles['deleted']}>
    <p className={styles['number']}>404</p>
    <VoiceBars voice={voiceOf(useLanguage())} position={0} className={styles['ghost']} />
    <figcaption>
      <Trans>Mensagem apagada</Trans>
    </figcaption>
  </figure>
)
