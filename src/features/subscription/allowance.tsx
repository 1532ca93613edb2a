import { Plural, Trans } from '@lingui/react/macro'
import type { BillingPlan } from '#contracts/api/billing.ts'

/** The monthly quota of a plan, in words. */
export const Allowance = ({ monthly_transcriptions: limit }: BillingPlan) =>
  limit === null ? (
    <Trans>Transcrições sem limite</Trans>
  ) : (
    <Plural value={limit} one="# transcrição por mês" other="# transcrições por mês" />
  )
