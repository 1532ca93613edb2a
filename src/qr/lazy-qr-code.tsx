import { type LazyPart, useOpenPart } from '#src/page-context/on-demand.ts'
import type { QrCodeProps } from './qr-code.tsx'

const QR_CODE: LazyPart<QrCodeProps> = { load: async () => (await import('./qr-code.tsx')).QrCode, catalogs: [] }

/** A code whose encoder is fetched when it is shown. Empty if that fails: the encoded text is shown beside it. */
export const LazyQrCode = (props: QrCodeProps) => {
  const { Body } = useOpenPart(QR_CODE)
  return Body === null ? null : <Body {...props} />
}
