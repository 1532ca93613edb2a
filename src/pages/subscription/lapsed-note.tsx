import { Trans } from '@lingui/react/macro'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** Words of the provider for a plan whose money did not come. */
const UNPAID: ReadonlySet<string> = new Set(['past_due', 'unpaid', 'incomplete'])
/** And for one that is over or at rest. Of a word we do not know nothing is said beyond the word itself (D16). */
const OVER: ReadonlySet<string> = new Set(['paused', 'canceled'])

/** A plan that does not count at present: what it means, and the way to have it again. `onPay` where one can pay now. */
export const LapsedNote = ({ status, onPay }: { status: string; onPay: (() => void) | null }) => {
  const isUnpaid = UNPAID.has(status)
  if (!isUnpaid && !OVER.has(status)) return null
  return (
    <>
      <Notice tone="warning">
        {isUnpaid ? (
          <Trans>O último pagamento não entrou. Pague de novo para continuar com o plano.</Trans>
        ) : (
          <Trans>Enquanto a assinatura não está ativa, vale o plano gratuito. Nada está sendo cobrado.</Trans>
        )}
      </Notice>
      {isUnpaid && onPay !== null && (
        <ButtonRow>
          <Button kind="primary" onClick={onPay}>
            <Trans>Pagar de novo</Trans>
          </Button>
        </ButtonRow>
      )}
    </>
  )
}
