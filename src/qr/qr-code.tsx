import { encode } from 'uqr'
import styles from './qr.module.css'

export type QrCodeProps = { text: string; label: string }

/** One square for each dark module, row by row. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}
