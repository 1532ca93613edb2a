import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LazyQrCode } from '#src/qr/lazy-qr-code.tsx'
import styles from './pending-payment.module.css'

type PixCodeProps = {
  code: string
  /** Above the text of the code. */
  lead?: ReactNode
  /** Below the text of the code. */
  children?: ReactNode
}

/** A Pix code, to copy on the device with the banking app, or to scan with another one. */
export const PixCode = ({ code, lead, children }: PixCodeProps) => {
  const { t } = useLingui()
  return (
    <div className={styles['pix']}>
      <div className={styles['words']}>
        {lead}
        <p>
          <Trans>Copie o código e cole no aplicativo do seu banco, em Pix copia e cola:</Trans>
        </p>
        <p className={styles['code']}>
          <code translate="no">{code}</code>
        </p>
        {children}
      </div>
      <div className={styles['scan']}>
        <LazyQrCode text={code} label={t`Código QR do Pix`} />
        <p className={styles['detail']}>
          <Trans>Ou leia este código com o celular.</Trans>
        </p>
      </div>
    </div>
  )
}
