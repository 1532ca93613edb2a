import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { BillingPlan } from '#contracts/api/billing.ts'
import { pathOf } from '#contracts/routes.ts'
import { MoneyText } from '#src/account/money-text.tsx'
import { planNameOf } from '#src/account/plan-name.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { Button } from '#src/ui/button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { PlanBenefits } from './plan-benefits.tsx'
import styles from './plans.module.css'

type PlanColumnProps = {
  plan: BillingPlan
  isCurrent: boolean
  /** Whether it can be ordered now. */
  isForSale: boolean
  isBusy: boolean
  onChoose: () => void
}

/** One of the plans beside each other: name, price, what it includes, and how to order it. */
export const PlanColumn = ({ plan, isCurrent, isForSale, isBusy, onChoose }: PlanColumnProps) => {
  const { i18n } = useLingui()
  const id = useId()
  const language = useLanguage()
  return (
    <li className={styles['plan']} data-current={isCurrent || undefined}>
      <h3 id={id}>{planNameOf(i18n, plan)}</h3>
      <Price {...plan} />
      <PlanBenefits {...plan} />
      <div className={styles['end']}>
        {isCurrent && (
          <Tag tone="success">
            <Trans>Seu plano</Trans>
          </Tag>
        )}
        {isForSale && (
          <Button kind="primary" busy={isBusy} describedBy={id} onClick={onChoose}>
            <Trans>Assinar</Trans>
          </Button>
        )}
        {plan.price_cents === null && !isCurrent && (
          <LinkButton kind="ghost" href={pathOf('contact', language)}>
            <Trans>Falar com a gente</Trans>
          </LinkButton>
        )}
      </div>
    </li>
  )
}

const Price = ({ price_cents: cents, currency }: BillingPlan) => (
  <p>
    {cents === null ? (
      <span className={styles['price']}>
        <Trans>Sob consulta</Trans>
      </span>
    ) : (
      <Trans>
        <span className={styles['price']}>
          <MoneyText cents={cents} currency={currency} />
        </span>{' '}
        por mês
      </Trans>
    )}
  </p>
)
