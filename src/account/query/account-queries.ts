/** Queries of single pages of the account, one for each card, so that they fail independently. */
import {
  type PaymentsPage,
  paymentsResponseSchema,
  plansResponseSchema,
  YEAR_PARAMETER,
} from '#contracts/api/billing.ts'
import { servicesResponseSchema } from '#contracts/api/services.ts'
import {
  type TranscriptionFilter,
  type TranscriptionsPage,
  transcriptionsResponseSchema,
} from '#contracts/api/transcriptions.ts'
import { PAGE_MAX, PAYMENTS_PAGE_SIZE, TRANSCRIPTIONS_PAGE_SIZE } from '#contracts/limits.ts'
import { call } from '#src/clients/call.ts'
import { readNewestIds, readRecentTranscriptions } from './own-rows.ts'
import { queryOf } from './query.flow.ts'
import { queryOfRows } from './query-of-rows.ts'

export const servicesQuery = queryOf(
  { name: 'services' },
  async (signal) => (await call('readServices', servicesResponseSchema, { signal })).services,
)
export const plansQuery = queryOf({ name: 'plans' }, (signal) => call('readPlans', plansResponseSchema, { signal }))
export const recentTranscriptionsQuery = queryOf({ name: 'recentTranscriptions' }, readRecentTranscriptions)

/** The filter is part of the query key: another filter never shows the previous filter's rows. */
export const transcriptionsQueryOf = (filter: TranscriptionFilter) =>
  queryOfRows<TranscriptionsPage>(
    { name: 'transcriptions', params: JSON.stringify(filter) },
    { size: TRANSCRIPTIONS_PAGE_SIZE, max: PAGE_MAX },
    (part, signal) =>
      call('listTranscriptions', transcriptionsResponseSchema, { query: { ...part, ...filter }, signal }),
  )

/** Ids of the newest transcriptions, to find out whether any arrived since a list was read. */
export const newestTranscriptionsQuery = queryOf({ name: 'newestTranscriptions' }, (signal) =>
  readNewestIds(TRANSCRIPTIONS_PAGE_SIZE, signal),
)

/** The year in the query string of a URL; null for all years, or if it is malformed. */
export const yearIn = (search: string): string | null => {
  const year = new URLSearchParams(search).get(YEAR_PARAMETER)
  return year !== null && /^20\d\d$/.test(year) ? year : null
}

/**
 * Payments of a year. The answer contains the year: all years share a key, so that the last one stays until the next is read.
 * `receipt`: the one that the URL names, which may be far down the list.
 */
export const paymentsQueryOf = (year: string | null, receipt: string | null = null) =>
  queryOfRows<PaymentsPage & { year: string | null }>(
    { name: 'payments' },
    { size: receipt === null ? PAYMENTS_PAGE_SIZE : PAGE_MAX, max: PAGE_MAX },
    async (part, signal) => {
      const query = { ...part, ...(year !== null && { year }) }
      return { ...(await call('readPayments', paymentsResponseSchema, { query, signal })), year }
    },
  )
