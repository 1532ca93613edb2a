import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { RequestMail } from '#src/account/request-mail.tsx'
import { requestReceiptMailOf } from './request-mail.flow.ts'

/** Asks for a copy of a receipt by e-mail. */
export const ReceiptMail = ({ payment, email }: { payment: string; email: string }) => {
  const flow = useMemo(() => requestReceiptMailOf(payment), [payment])
  return (
    <RequestMail flow={flow} email={email}>
      <Trans>Enviar a segunda via por e-mail</Trans>
    </RequestMail>
  )
}
