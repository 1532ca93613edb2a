import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DateText } from '#src/account/date-text.tsx'
import { MoneyText } from '#src/account/money-text.tsx'
import { sendSession } from '#src/flow-runtime/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import type { Alert } from './alert-of.ts'
import styles from './dashboard.module.css'
import type { News } from './news.ts'

/** The most important alert, with its action. */
export const AlertNote = ({ alert }: { alert: Alert }) => {
  switch (alert.kind) {
    case 'waitingPayment':
      return <WaitingAlert {...alert} />
    case 'paymentFailed':
      return (
        <AlertNotice
          action={
            <PageLink to="subscription">
              <Trans>Resolver o pagamento</Trans>
            </PageLink>
          }
        >
          <Trans>Não recebemos o pagamento do seu plano.</Trans>
        </AlertNotice>
      )
    case 'limitedProfile':
      return (
        <AlertNotice
          action={
            <Button kind="quiet" onClick={() => sendSession({ type: 'profile.reload' })}>
              <Trans>Tentar de novo</Trans>
            </Button>
          }
        >
          <Trans>Seu perfil não carregou por inteiro.</Trans>
        </AlertNotice>
      )
    case 'exportReady':
      return (
        <AlertNotice
          action={
            <PageLink to="dataSettings">
              <Trans>Ver a cópia dos dados</Trans>
            </PageLink>
          }
        >
          <Trans>A cópia dos seus dados está pronta para baixar.</Trans>
        </AlertNotice>
      )
    case 'emailUnconfirmed':
      return (
        <AlertNotice
          action={
            <PageLink to="securitySettings">
              <Trans>Confirmar em Segurança</Trans>
            </PageLink>
          }
        >
          <Trans>Seu e-mail ainda não foi confirmado.</Trans>
        </AlertNotice>
      )
    case 'news':
      return <NewsNote {...alert.news} />
    case 'quotaReached':
    case 'quotaNear':
      return <QuotaNote {...alert} />
  }
}

const WaitingAlert = ({
  waiting: { method, amount_cents: cents, currency },
}: Extract<Alert, { kind: 'waitingPayment' }>) =>
  method === 'pix' ? (
    <AlertNotice
      action={
        <PageLink to="subscription">
          <Trans>Pagar ou desistir</Trans>
        </PageLink>
      }
    >
      <Trans>
        Pix de <MoneyText cents={cents} currency={currency} /> aguardando o pagamento.
      </Trans>
    </AlertNotice>
  ) : (
    <AlertNotice
      tone="info"
      action={
        <PageLink to="subscription">
          <Trans>Ver no plano</Trans>
        </PageLink>
      }
    >
      <Trans>Seu pagamento está em análise.</Trans>
    </AlertNotice>
  )

type Quota = Extract<Alert, { kind: 'quotaReached' | 'quotaNear' }>

const QuotaNote = ({ kind, used, limit, resetsAt }: Quota) => (
  <AlertNotice
    action={
      <PageLink to="subscription">
        <Trans>Ver os planos</Trans>
      </PageLink>
    }
  >
    {kind === 'quotaReached' ? (
      <Trans>
        Limite do mês atingido: {limit}. Recomeça em <DateText at={resetsAt} as="nearDay" />.
      </Trans>
    ) : (
      <Trans>
        Transcrições usadas neste mês: {used} de {limit}.
      </Trans>
    )}
  </AlertNotice>
)

const NewsNote = ({ text, where, route }: News) => {
  const { i18n } = useLingui()
  return (
    <AlertNotice tone="info" action={<PageLink to={route}>{i18n._(where)}</PageLink>}>
      {i18n._(text)}
    </AlertNotice>
  )
}

type AlertNoticeProps = { tone?: 'warning' | 'info'; action: ReactNode; children: ReactNode }

/** As high as the lead that it replaces: it appears when the data has loaded, and must move nothing (ACCOUNT-50). */
const AlertNotice = ({ tone = 'warning', action, children }: AlertNoticeProps) => (
  <output className={styles['alert']} data-tone={tone}>
    {children} {action}
  </output>
)
