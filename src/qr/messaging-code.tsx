import { useLingui } from '@lingui/react/macro'
import { MESSAGING_URL } from '#src/ui/messaging-url.ts'
import { QrCode } from './qr-code.tsx'

/** The address of the conversation, for the camera of the phone that it takes place on. */
export const MessagingCode = () => {
  const { t } = useLingui()
  return <QrCode text={MESSAGING_URL} label={t`Código QR que abre a conversa com o Transcribe no celular`} />
}
