import { Trans } from '@lingui/react/macro'
import { useOnDemand } from '#src/page-context/on-demand.ts'
import { MESSAGING_CODE } from '#src/qr/lazy-part.ts'
import { Button } from '#src/ui/button.tsx'
import { LoadFailed } from '#src/ui/load-failed.tsx'
import styles from './dashboard.module.css'

/** QR code to continue on the phone, where the audios are; hidden on phones. */
export const PhoneCode = () => {
  const { stage, Body, open } = useOnDemand(MESSAGING_CODE)
  return (
    <div className={styles['phone']}>
      {Body === null ? (
        <Button kind="quiet" busy={stage === 'loading'} onClick={open}>
          <Trans>Continuar no celular</Trans>
        </Button>
      ) : (
        <>
          <p>
            <Trans>Aponte a câmera do celular para o código.</Trans>
          </p>
          <Body />
        </>
      )}
      {stage === 'failed' && (
        <p>
          <LoadFailed />
        </p>
      )}
    </div>
  )
}
