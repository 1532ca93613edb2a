import { RECEIPT_PARAMETER, YEAR_PARAMETER } from '#contracts/api/billing.ts'
import type { Language } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'

/** URL of the payment list, of one year if it is not null, or of one receipt. */
export const paymentHistoryUrl = (
  language: Language,
  { year, receipt }: { year: string | null; receipt?: string },
): string => {
  const search = new URLSearchParams({
    ...(year !== null && { [YEAR_PARAMETER]: year }),
    ...(receipt !== undefined && { [RECEIPT_PARAMETER]: receipt }),
  }).toString()
  return pathOf('paymentHistory', language) + (search === '' ? '' : `?${search}`)
}
