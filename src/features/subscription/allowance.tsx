import { Plural, Trans } from '@lingui/react/macro'
import type { BillingPlan } from '#contracts/api/billing.ts'

/** What a plan gives. */
export const Allowance = ({ monthly_transcriptions: limit }: BillingPlan) =>
  limit === null ? (
    <Trans>Transcrições sem limite</Trans>
  ) : (
    <Plural value={limit} one="# transcrição por mês" other="# transcrições por mês" />
  )
