import { useLingui } from '@lingui/react/macro'
import { encode } from 'uqr'
import { MESSAGING_URL } from '#src/ui/messaging-url.ts'
import styles from './qr.module.css'

const { data, size } = encode(MESSAGING_URL, { border: 2 })

/** One square for each dark module, row by row. */
const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/** The address of the conversation, for the camera of the phone that it takes place on. */
export const MessagingCode = () => {
  const { t } = useLingui()
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`Código QR que abre a conversa com o Transcribe no celular`}
    >
      <path d={path} />
    </svg>
  )
}
