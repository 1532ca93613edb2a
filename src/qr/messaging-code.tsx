import { useLingui } from '@lingui/react/macro'
import { MESSAGING_URL } from '#src/ui/messaging-url.ts'
import { QrCode } from './qr-code.tsx'

/** QR code with the URL of the conversation, to open it on a phone. */
export const MessagingCode = () => {
  const { t } = useLingui()
  return <QrCode text={MESSAGING_URL} label={t`Código QR que abre a conversa com o Transcribe no celular`} />
}
