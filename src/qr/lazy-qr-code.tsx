import { useEffect } from 'react'
import { type Part, useOnDemand } from '#src/page-context/on-demand.ts'
import type { QrCodeProps } from './qr-code.tsx'

const QR_CODE: Part<QrCodeProps> = { load: async () => (await import('./qr-code.tsx')).QrCode, catalogs: [] }

/** A code whose encoder is fetched when it is shown. Nothing where that fails: it stands beside the text that it holds. */
export const LazyQrCode = (props: QrCodeProps) => {
  const { stage, Body, open } = useOnDemand(QR_CODE)
  const isFresh = Body === null && stage === 'resting'
  useEffect(() => {
    if (isFresh) open()
  })
  return Body === null ? null : <Body {...props} />
}
