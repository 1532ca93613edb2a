import { Trans, useLingui } from '@lingui/react/macro'
import type { Subscription } from '#contracts/api/billing.ts'
import type { Failure } from '#contracts/errors.ts'
import { cancellationFormSchema } from '#contracts/forms/cancellation.ts'
import { checkOf } from '#contracts/forms/field-issues.ts'
import type { FieldIssues, FormValues } from '#contracts/forms/issues.ts'
import { FREE_TRANSCRIPTIONS_PER_MONTH } from '#contracts/limits.ts'
import { DateText } from '#src/account/date-text.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Form } from '#src/ui/form.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import styles from './subscription.module.css'
import { WithdrawalRight } from './withdrawal-right.tsx'

type CancelFormProps = {
  subscription: Subscription
  isBusy: boolean
  issues: FieldIssues
  failure: Failure | null
  onConfirm: (values: FormValues) => void
  onDrop: () => void
}

const check = checkOf(cancellationFormSchema)

/** Confirms a cancellation: says what stays available, and until when. */
export const CancelForm = ({ subscription, isBusy, issues, failure, onConfirm, onDrop }: CancelFormProps) => {
  const { t } = useLingui()
  const { current_period_end: end, is_over: isOver, plan } = subscription
  return (
    <>
      <h3>
        <Trans>Cancelar a assinatura?</Trans>
      </h3>
      <ul className={styles['kept']}>
        {isOver && (
          <li>
            <Trans>Seu {plan.name} termina agora; nada mais será cobrado.</Trans>
          </li>
        )}
        {end !== null && !isOver && (
          <li>
            <Trans>
              Você continua com o {plan.name} até <DateText at={end} as="planDay" />; nada mais será cobrado.
            </Trans>
          </li>
        )}
        <li>
          <Trans>
            Depois, você fica com o plano gratuito, com {FREE_TRANSCRIPTIONS_PER_MONTH} transcrições por mês.
          </Trans>
        </li>
        <li>
          <Trans>Suas transcrições e configurações continuam guardadas.</Trans>
        </li>
        <li>
          <WithdrawalRight />
        </li>
      </ul>
      <Form label={t`Cancelar a assinatura?`} busy={isBusy} issues={issues} check={check} onSubmit={onConfirm}>
        <TextArea name="reason" label={t`O que faltou?`} optional />
        <ButtonRow>
          <Button kind="primary" busy={isBusy} onClick={onDrop}>
            <Trans>Manter assinatura</Trans>
          </Button>
          <Button kind="ghost" type="submit" busy={isBusy}>
            {isBusy ? <Trans>Cancelando...</Trans> : <Trans>Confirmar o cancelamento</Trans>}
          </Button>
        </ButtonRow>
        <FailureNote failure={failure} />
      </Form>
    </>
  )
}
