import { Trans } from '@lingui/react/macro'
import type { Payment } from '#contracts/api/billing.ts'
import { useDisclosure } from '#src/account/use-disclosure.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { CopyPix } from './copy-pix.tsx'
import { Deadline } from './deadline.tsx'
import { CancelButton } from './cancel-button.tsx'
import { PixCode } from './pix-code.tsx'
import type { CancellablePayment } from './use-pending-payment.ts'

type PendingRowProps = { pendingPayment: CancellablePayment; payment: Pick<Payment, 'pix_code' | 'expires_at'> }

/** The pending payment in a list of payments: its deadline, its code on request, and how to cancel it. */
export const PendingRow = ({ pendingPayment, payment: { pix_code: code, expires_at: until } }: PendingRowProps) => {
  const { isOpen, part, toggle } = useDisclosure()
  return (
    <Stack marker={pendingPayment.marker}>
      {until !== null && (
        <p>
          <Deadline key={until} at={until} />
        </p>
      )}
      <ButtonRow>
        {code !== null && (
          <>
            <CopyPix code={code} />
            <Button kind="ghost" expanded={isOpen} controls={part} onClick={toggle}>
              {isOpen ? <Trans>Ocultar o código QR</Trans> : <Trans>Mostrar o código QR</Trans>}
            </Button>
          </>
        )}
        <CancelButton {...pendingPayment} />
      </ButtonRow>
      <div id={part}>{isOpen && code !== null && <PixCode code={code} />}</div>
      <FailureNote failure={pendingPayment.failure} />
    </Stack>
  )
}
