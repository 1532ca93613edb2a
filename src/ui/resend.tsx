import { Trans } from '@lingui/react/macro'
import { EMAIL_RESEND_INTERVAL, SECOND } from '#contracts/limits.ts'
import { Button } from './button.tsx'
import { Countdown } from './countdown.tsx'

type ResendProps = {
  stage: 'coolingDown' | 'ready' | 'sending'
  /** Another call is running: a click does nothing. */
  isHeld?: boolean
  onResend: () => void
}

/** The resend button, or a countdown until the service's rate limit allows another e-mail. */
export const Resend = ({ stage, isHeld = false, onResend }: ResendProps) =>
  stage === 'coolingDown' ? (
    <ResendWait />
  ) : (
    <Button kind="ghost" busy={stage === 'sending' || isHeld} onClick={onResend}>
      {stage === 'sending' ? <Trans>Enviando...</Trans> : <Trans>Enviar outro e-mail</Trans>}
    </Button>
  )

export const ResendWait = () => (
  <p>
    <Trans>
      Não chegou? Você pode pedir outro e-mail em <Countdown seconds={EMAIL_RESEND_INTERVAL / SECOND} />.
    </Trans>
  </p>
)
