import { useLingui } from '@lingui/react/macro'
import { TranscribeDemo } from '#src/features/transcribe-demo/transcribe-demo.tsx'
import styles from './home.module.css'

/** The demo: its result is prerendered, and a click plays it. */
export const Demo = () => {
  const { t } = useLingui()
  return (
    <figure className={styles['example']} aria-label={t`Exemplo: um áudio, o seu resumo e a sua transcrição`}>
      <TranscribeDemo />
    </figure>
  )
}
