import { Trans } from '@lingui/react/macro'
import styles from './plans.module.css'
import { WithdrawalRight } from './withdrawal-right.tsx'

/** What people ask before they pay. */
export const PlanQuestions = () => (
  <dl className={styles['questions']}>
    <div>
      <dt>
        <Trans>Como eu pago?</Trans>
      </dt>
      <dd>
        <Trans>
          No cartão ou por Pix, na página do provedor de pagamento. Os dados do cartão ficam com ele, não com a gente.
        </Trans>
      </dd>
    </div>
    <div>
      <dt>
        <Trans>E se eu cancelar?</Trans>
      </dt>
      <dd>
        <Trans>
          O plano continua até o fim do período pago. Depois vale o gratuito, e suas transcrições continuam guardadas.
        </Trans>
      </dd>
    </div>
    <div>
      <dt>
        <Trans>Posso desistir?</Trans>
      </dt>
      <dd>
        <WithdrawalRight />
      </dd>
    </div>
  </dl>
)
