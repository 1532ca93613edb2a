import { Trans, useLingui } from '@lingui/react/macro'
import { type Payment, RECEIPT_PARAMETER } from '#contracts/api/billing.ts'
import { COMPANY } from '#contracts/brand.ts'
import { AccountPage } from '#src/account/account-page.tsx'
import { DateText } from '#src/account/date-text.tsx'
import { MoneyText } from '#src/account/money-text.tsx'
import { planNameOf } from '#src/account/plan-name.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { useScreenTitle } from '#src/page-context/screen-title.ts'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import { BuyerCpf } from '#src/features/receipt/buyer-cpf.tsx'
import { ReceiptMail } from '#src/features/receipt/receipt-mail.tsx'
import type { ReceiptFocus } from '#src/features/receipt/use-receipt-focus.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { paymentHistoryUrl } from './payment-history-url.ts'
import { PAYMENT_METHOD_LABELS, PAYMENT_STATUS_LABELS } from './payment-labels.ts'

type ReceiptProps = Pick<ReceiptFocus, 'heading'> & { payment: Payment; year: string | null }

/** The payment id in the receipt parameter of the query. */
export const receiptIn = (search: string): string | null => new URLSearchParams(search).get(RECEIPT_PARAMETER)

/** A printable receipt of one payment. */
export const Receipt = ({ heading, payment, year }: ReceiptProps) => {
  const { i18n } = useLingui()
  const language = useLanguage()
  const account = useAccount()
  useScreenTitle(heading)
  const { period_start: start, period_end: end } = payment
  return (
    <AccountPage heading={heading} title={<Trans>Recibo {payment.receipt_number}</Trans>}>
      <ListCard title={COMPANY.legalName}>
        <p>
          CNPJ {COMPANY.cnpj} · {COMPANY.address}
        </p>
        <DefinitionList>
          {account.status === 'signedIn' && (
            <Definition term={<Trans>Cliente</Trans>}>
              {account.profile.name} · {account.profile.email}
            </Definition>
          )}
          <Definition term="CPF">
            <BuyerCpf />
          </Definition>
          <Definition term={<Trans>Emitido em</Trans>}>
            <DateText at={payment.issued_at ?? payment.created_at} as="stamp" />
          </Definition>
          <Definition term={<Trans>Plano</Trans>}>{planNameOf(i18n, { code: payment.plan_code })}</Definition>
          {start !== null && end !== null && (
            <Definition term={<Trans>Período</Trans>}>
              <DateText at={start} as="planDay" /> – <DateText at={end} as="planDay" />
            </Definition>
          )}
          <Definition term={<Trans>Forma de pagamento</Trans>}>
            {i18n._(PAYMENT_METHOD_LABELS[payment.method])}
          </Definition>
          <Definition term={<Trans>Situação</Trans>}>{i18n._(PAYMENT_STATUS_LABELS[payment.status].name)}</Definition>
          <Definition term={<Trans>Valor</Trans>}>
            <MoneyText cents={payment.amount_cents} currency={payment.currency} />
          </Definition>
          {payment.refunded_cents > 0 && (
            <Definition term={i18n._(PAYMENT_STATUS_LABELS.refunded.name)}>
              <MoneyText cents={payment.refunded_cents} currency={payment.currency} />
            </Definition>
          )}
        </DefinitionList>
        <ButtonRow>
          <Button kind="primary" onClick={() => print()}>
            <Trans>Imprimir</Trans>
          </Button>
          <LinkButton kind="ghost" href={paymentHistoryUrl(language, { year })}>
            <Trans>Voltar aos pagamentos</Trans>
          </LinkButton>
        </ButtonRow>
        {payment.status === 'paid' && account.status === 'signedIn' && (
          <ReceiptMail key={payment.id} payment={payment.id} email={account.profile.email} />
        )}
      </ListCard>
    </AccountPage>
  )
}
