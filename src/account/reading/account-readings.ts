/** Everything the account area reads, one flow each: what fails alone, fails alone. */
import type { PaymentsPage } from '#contracts/api/billing.ts'
import type { TranscriptionFilter, TranscriptionsPage } from '#contracts/api/transcriptions.ts'
import { PAGE_MAX, PAYMENTS_PAGE_SIZE, TRANSCRIPTIONS_PAGE_SIZE } from '#contracts/limits.ts'
import { accountApi } from '#src/clients/account-api.ts'
import { keepList } from '#src/flow/kept-list.ts'
import { readingOf, readingOfRows } from './reading.flow.ts'

const RECENT_TRANSCRIPTIONS = 3

export const usageReading = readingOf(accountApi.readUsage)
export const servicesReading = readingOf(accountApi.readServices)
export const plansReading = readingOf(accountApi.readPlans)
export const subscriptionReading = readingOf(accountApi.readSubscription)

export const recentTranscriptionsReading = readingOf((signal) =>
  accountApi.readRecentTranscriptions(RECENT_TRANSCRIPTIONS, signal),
)

/** Another filter is another reading: nothing of the one before is shown as its answer. */
export const transcriptionsReadingOf = (filter: TranscriptionFilter) =>
  readingOfRows<TranscriptionsPage>({ size: TRANSCRIPTIONS_PAGE_SIZE, max: PAGE_MAX }, async (part, signal) => {
    const page = await accountApi.listTranscriptions(part, filter, signal)
    if (part.after === undefined && Object.keys(filter).length === 0) keepList(page)
    return page
  })

/** Ids of the newest, to tell whether any came in since a list was read. */
export const newestTranscriptionsReading = readingOf((signal) =>
  accountApi.readNewestIds(TRANSCRIPTIONS_PAGE_SIZE, signal),
)

/** Name of the year in the address of the payment history. */
export const YEAR_PARAMETER = 'ano'

/** The year that an address asks for; null is all of them. */
export const yearIn = (search: string): string | null => {
  const year = new URLSearchParams(search).get(YEAR_PARAMETER)
  return year !== null && /^20\d\d$/.test(year) ? year : null
}

/** Of the year in the address, which may be another one by the time they arrive. */
export const paymentsReading = readingOfRows<PaymentsPage & { year: string | null }>(
  { size: PAYMENTS_PAGE_SIZE, max: PAGE_MAX },
  async (part, signal) => {
    const year = yearIn(location.search)
    return { ...(await accountApi.readPayments(part, year, signal)), year }
  },
)
