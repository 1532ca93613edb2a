import { Trans, useLingui } from '@lingui/react/macro'
import { MESSAGING_PLATFORM } from '#contracts/brand.ts'
import type { LinkCode } from '#contracts/api/messaging-link.ts'
import { LINK_CODE_TTL } from '#contracts/limits.ts'
import type { Failure } from '#contracts/errors.ts'
import { CopyButton } from '#src/account/copy-button.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { MESSAGING_URL } from '#src/ui/messaging-url.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TimeLeft } from '#src/ui/time-left.tsx'
import { useSecondsUntil } from '#src/ui/use-countdown.ts'
import styles from './transcribe-settings.module.css'

type CodeStepsProps = {
  /** Null while it is being made. */
  offer: LinkCode | null
  failure: Failure | null
  /** Checks again whether the code has arrived; null while that is polled. */
  onCheck: (() => void) | null
  onDrop: () => void
}

/** Nothing if a code that has just been read is expired by the device's clock: the clock is fast. */
const ValidFor = ({ until }: { until: string }) =>
  useSecondsUntil(until) === 0 ? null : (
    <p>
      <Trans>
        Vale por mais <TimeLeft until={until} limit={LINK_CODE_TTL} />.
      </Trans>
    </p>
  )

/** The code, how to send it from the phone, and the time until it expires. */
export const CodeSteps = ({ offer, failure, onCheck, onDrop }: CodeStepsProps) => {
  const { t } = useLingui()
  if (offer === null) return <Skeleton lines={2} />
  const { code } = offer
  const message = t`Meu código: ${code}`
  return (
    <>
      <p>
        <Trans>Envie este código pelo telefone que você quer conectar. A mensagem já vem pronta.</Trans>
      </p>
      <p className={styles['code']} translate="no">
        <strong>{code}</strong>
      </p>
      <ValidFor key={offer.expires_at} until={offer.expires_at} />
      <ButtonRow>
        <LinkButton kind="primary" href={`${MESSAGING_URL}?text=${encodeURIComponent(message)}`}>
          <Trans>Enviar pelo {MESSAGING_PLATFORM}</Trans>
        </LinkButton>
        <Button kind="ghost" onClick={onDrop}>
          <Trans>Deixar para depois</Trans>
        </Button>
      </ButtonRow>
      <CopyButton text={message}>
        <Trans>Copiar a mensagem</Trans>
      </CopyButton>
      {onCheck !== null && (
        <>
          <FailureNote failure={failure} />
          <ButtonRow>
            <Button kind="ghost" onClick={onCheck}>
              <Trans>Verificar agora</Trans>
            </Button>
          </ButtonRow>
        </>
      )}
    </>
  )
}
