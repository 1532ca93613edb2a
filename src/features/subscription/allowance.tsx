import { Plural, Trans } from '@lingui/react/macro'
import type { BillingPlan } from '#contracts/api/billing.ts'

/** The monthly quota of a plan, in words. One without a price is agreed with each customer. */
export const Allowance = ({ monthly_transcriptions: limit, price_cents: cents }: BillingPlan) => {
  if (cents === null) return <Trans>Volume e idiomas sob medida</Trans>
  return limit === null ? (
    <Trans>Transcrições sem limite</Trans>
  ) : (
    <Plural value={limit} one="# transcrição por mês" other="# transcrições por mês" />
  )
}
