import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { LinkMail } from '#src/account/link-mail.tsx'
import { receiptMailOf } from './receipt-mail.flow.ts'

/** Asks for a copy of a receipt by e-mail. */
export const ReceiptMail = ({ payment, email }: { payment: string; email: string }) => {
  const flow = useMemo(() => receiptMailOf(payment), [payment])
  return (
    <LinkMail flow={flow} email={email}>
      <Trans>Enviar a segunda via por e-mail</Trans>
    </LinkMail>
  )
}
