import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Payment, PaymentsPage } from '#contracts/api/billing.ts'
import { amountCell, toCsv } from '#contracts/csv.ts'
import { DateText } from '#src/account/date-text.tsx'
import { FileLink } from '#src/account/file-link.tsx'
import { MoneyText } from '#src/account/money-text.tsx'
import { planNameOf } from '#src/account/plan-name.ts'
import type { ReceiptFocus } from '#src/features/receipt/use-receipt-focus.ts'
import type { CancellablePayment } from '#src/features/pending-payment/use-pending-payment.ts'
import { PendingRow } from '#src/features/pending-payment/pending-row.tsx'
import { supportDay } from '#src/lib/support-day.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { paymentHistoryUrl } from './payment-history-url.ts'
import styles from './payment-history.module.css'
import { PAYMENT_METHOD_LABELS, PAYMENT_STATUS_LABELS } from './payment-labels.ts'

type PaymentListProps = Pick<ReceiptFocus, 'opened'> & {
  payments: readonly Payment[]
  /** Whether all pages of the list are loaded. */
  isWhole: boolean
  paid: PaymentsPage['paid']
  year: string | null
  /** Whether the newest payment of all is of this year. */
  isLatestYear: boolean
  /** Cancels the pending payment: there is at most one. */
  pendingPayment: CancellablePayment
}

type PaymentRowProps = Pick<ReceiptFocus, 'opened'> & {
  payment: Payment
  /** Only the newest payment can be retried: an older failed one was followed by another attempt. */
  isNewest: boolean
  year: string | null
  pendingPayment: CancellablePayment
}

/** That of the receipt once there is one: the filter by year and the totals count by it. */
const dateOf = ({ issued_at: issuedAt, created_at: createdAt }: Payment) => issuedAt ?? createdAt

const PaymentRow = ({ payment, isNewest, year, pendingPayment, opened }: PaymentRowProps) => {
  const { i18n } = useLingui()
  const language = useLanguage()
  const isPending = payment.status === 'pending' && pendingPayment.view === 'pending'
  const { tone, name } = PAYMENT_STATUS_LABELS[payment.status]
  return (
    <ListRow
      detail={
        <>
          <DateText at={dateOf(payment)} as="planDay" /> · {i18n._(PAYMENT_METHOD_LABELS[payment.method])}
        </>
      }
      aside={
        <>
          <MoneyText cents={payment.amount_cents} currency={payment.currency} />
          <Tag tone={tone}>{i18n._(name)}</Tag>
          {payment.status !== 'refunded' && payment.refunded_cents > 0 && (
            <Tag tone={PAYMENT_STATUS_LABELS.refunded.tone}>
              {i18n._(PAYMENT_STATUS_LABELS.refunded.name)}{' '}
              <MoneyText cents={payment.refunded_cents} currency={payment.currency} />
            </Tag>
          )}
          {payment.status === 'failed' && isNewest && (
            <PageLink to="subscription">
              <Trans>Pagar de novo</Trans>
            </PageLink>
          )}
          {payment.receipt_number !== null && (
            <Link
              ref={payment.id === opened.payment ? opened.link : undefined}
              href={paymentHistoryUrl(language, { year, receipt: payment.id })}
            >
              <Trans>Recibo {payment.receipt_number}</Trans>
            </Link>
          )}
        </>
      }
      below={isPending ? <PendingRow pendingPayment={pendingPayment} payment={payment} /> : undefined}
    >
      <strong>{planNameOf(i18n, { code: payment.plan_code })}</strong>
    </ListRow>
  )
}

const Totals = ({ paid, year }: Pick<PaymentListProps, 'paid' | 'year'>) =>
  paid.map(({ currency, amount_cents: cents }) => (
    <p key={currency}>
      {year === null ? (
        <Trans>
          Total pago: <MoneyText cents={cents} currency={currency} />
        </Trans>
      ) : (
        <Trans>
          Total pago em {year}: <MoneyText cents={cents} currency={currency} />
        </Trans>
      )}
    </p>
  ))

const SpreadsheetLink = ({ payments, isWhole, year }: Pick<PaymentListProps, 'payments' | 'isWhole' | 'year'>) => {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const rows = payments.map((payment) => ({
    [t`Data`]: supportDay(dateOf(payment)),
    [t`Plano`]: planNameOf(i18n, { code: payment.plan_code }),
    [t`Valor`]: amountCell(payment.amount_cents, language),
    [t`Moeda`]: payment.currency,
    [t`Forma de pagamento`]: i18n._(PAYMENT_METHOD_LABELS[payment.method]),
    [t`Situação`]: i18n._(PAYMENT_STATUS_LABELS[payment.status].name),
    [i18n._(PAYMENT_STATUS_LABELS.refunded.name)]: amountCell(payment.refunded_cents, language),
    [t`Recibo`]: payment.receipt_number,
  }))
  return (
    <FileLink
      kind="text/csv"
      button="quiet"
      text={toCsv(language, Object.keys(rows[0] ?? {}), rows)}
      name={year === null ? 'prosa.csv' : `prosa-${year}.csv`}
    >
      {isWhole ? <Trans>Baixar planilha</Trans> : <Trans>Baixar planilha do que está na lista</Trans>}
    </FileLink>
  )
}

/** Newest first, as the server lists them. */
export const PaymentList = ({
  payments,
  isWhole,
  paid,
  year,
  isLatestYear,
  pendingPayment,
  opened,
}: PaymentListProps) => (
  <>
    <ListRows>
      {payments.map((payment, index) => (
        <PaymentRow
          key={payment.id}
          payment={payment}
          isNewest={isLatestYear && index === 0}
          year={year}
          pendingPayment={pendingPayment}
          opened={opened}
        />
      ))}
    </ListRows>
    <div className={styles['foot']}>
      <Totals paid={paid} year={year} />
      <SpreadsheetLink payments={payments} isWhole={isWhole} year={year} />
    </div>
  </>
)
