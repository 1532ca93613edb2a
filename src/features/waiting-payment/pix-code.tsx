import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LazyQrCode } from '#src/qr/lazy-qr-code.tsx'
import styles from './waiting-payment.module.css'

/** A Pix code, to copy on the device with the banking app, or to scan with another one. `children` stand below its text. */
export const PixCode = ({ code, children }: { code: string; children?: ReactNode }) => {
  const { t } = useLingui()
  return (
    <div className={styles['pix']}>
      <div className={styles['text']}>
        <p>
          <Trans>Copie o código e cole no aplicativo do seu banco, em Pix copia e cola:</Trans>
        </p>
        <code className={styles['code']} translate="no">
          {code}
        </code>
        {children}
      </div>
      <figure className={styles['scan']}>
        <LazyQrCode text={code} label={t`Código QR do Pix`} />
        <figcaption>
          <Trans>Ou leia este código com o celular.</Trans>
        </figcaption>
      </figure>
    </div>
  )
}
