import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { BillingPlan } from '#contracts/api/billing.ts'
import type { PlanId } from '#contracts/plans.ts'
import { Allowance } from './allowance.tsx'
import styles from './plans.module.css'

const ALSO: Record<PlanId, readonly MessageDescriptor[]> = {
  free: [msg`Resumo e texto inteiro`, msg`Sem cartão`],
  premium: [
    msg`Tudo o que o gratuito tem`,
    msg`Cancele quando quiser`,
    msg`7 dias para desistir e receber tudo de volta`,
  ],
  enterprise: [msg`Condições em contrato`],
}
/** For any other plan only its allowance is shown. */
const KNOWN: ReadonlyMap<string, readonly MessageDescriptor[]> = new Map(Object.entries(ALSO))

/** What a plan includes, line by line. */
export const PlanBenefits = (plan: BillingPlan) => {
  const { i18n } = useLingui()
  return (
    <ul className={styles['gives']}>
      <li>
        <Allowance {...plan} />
      </li>
      {KNOWN.get(plan.code)?.map((line) => (
        <li key={line.id}>{i18n._(line)}</li>
      ))}
    </ul>
  )
}
