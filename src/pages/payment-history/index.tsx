import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { AccountPage } from '#src/account/account-page.tsx'
import type { Query } from '#src/account/query/query.flow.ts'
import { QueryState, useRefetchOnKeyChange, useQuery } from '#src/account/query/query-state.tsx'
import { paymentsQueryOf, yearIn } from '#src/account/query/account-queries.ts'
import { useReceiptFocus } from '#src/features/receipt/use-receipt-focus.ts'
import { usePendingPayment } from '#src/features/pending-payment/use-pending-payment.ts'
import { PendingOutcome } from '#src/features/pending-payment/pending-outcome.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { BillingData } from './billing-data.tsx'
import { NoneInYear, NoPayments } from './no-payments.tsx'
import { PaymentList } from './payment-list.tsx'
import { Receipt, receiptIn } from './receipt.tsx'
import { YearLinks } from './year-links.tsx'

export const queries = (search: string): readonly Query<unknown>[] => [
  paymentsQueryOf(yearIn(search), receiptIn(search)),
]

/** Year and receipt are query parameters, for links and the back button. */
export default function PaymentHistoryPage() {
  const search = useSearch()
  const year = yearIn(search)
  const receiptId = receiptIn(search)
  const query = useQuery(useMemo(() => paymentsQueryOf(year, receiptId), [year, receiptId]))
  // Null until it was fetched.
  const page = query.data as typeof query.data | null
  const pendingPayment = usePendingPayment(() => query.send({ type: 'data.changed' }))
  const isOutdated = useRefetchOnKeyChange(query, page?.year, year)

  const receipt = receiptId === null ? undefined : page?.data.find(({ id }) => id === receiptId)
  const { heading, opened } = useReceiptFocus(receipt?.id ?? null)
  if (receipt !== undefined) return <Receipt heading={heading} payment={receipt} year={year} />
  return (
    <AccountPage
      title={<Trans>Pagamentos</Trans>}
      lead={<Trans>O que foi cobrado, com os recibos para guardar ou imprimir.</Trans>}
    >
      <ListCard title={<Trans>Cobranças</Trans>}>
        <PendingOutcome view={pendingPayment.view} level="h3" />
        {page !== null && (page.years.length > 1 || year !== null) && <YearLinks years={page.years} current={year} />}
        <QueryState
          query={query}
          lines={4}
          isOutdated={isOutdated}
          isEmpty={({ total }) => total === 0}
          empty={year === null ? <NoPayments /> : <NoneInYear year={year} />}
          pageOf={(rows) => rows}
        >
          {({ data, total, paid, years }) => (
            <PaymentList
              payments={data}
              isWhole={data.length === total}
              paid={paid}
              year={year}
              isLatestYear={year === null || year === String(years[0])}
              pendingPayment={pendingPayment}
              opened={opened}
            />
          )}
        </QueryState>
        {query.view === 'failed' && (
          <p>
            <Trans>Isso não muda o seu plano.</Trans>
          </p>
        )}
      </ListCard>
      <BillingData />
    </AccountPage>
  )
}
