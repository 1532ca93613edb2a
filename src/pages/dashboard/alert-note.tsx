import { msg } from '@lingui/core/macro'
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

type LinkAlert = Pick<News, 'text' | 'where' | 'route'>

/** Alerts that are one sentence and a link. */
const LINKED: Record<'paymentFailed' | 'emailUnconfirmed' | 'emailUndeliverable' | 'exportReady', LinkAlert> = {
  paymentFailed: {
    text: msg`Não recebemos o pagamento do seu plano.`,
    where: msg`Resolver o pagamento`,
    route: 'subscription',
  },
  emailUnconfirmed: {
    text: msg`Seu e-mail ainda não foi confirmado.`,
    where: msg`Confirmar em Segurança`,
    route: 'securitySettings',
  },
  emailUndeliverable: {
    text: msg`Os e-mails que enviamos a você estão voltando.`,
    where: msg`Conferir o endereço de e-mail`,
    route: 'emailSettings',
  },
  exportReady: {
    text: msg`A cópia dos seus dados está pronta para baixar.`,
    where: msg`Ver a cópia dos dados`,
    route: 'dataSettings',
  },
}

const IN_REVIEW: LinkAlert = {
  text: msg`Seu pagamento está em análise.`,
  where: msg`Ver no plano`,
  route: 'subscription',
}

/** The most important alert, with its action. */
export const AlertNote = ({ alert }: { alert: Alert }) => {
  switch (alert.kind) {
    case 'pendingPayment':
      return <WaitingAlert {...alert} />
    case 'limitedProfile':
      return <LimitedProfile />
    case 'paymentFailed':
    case 'emailUnconfirmed':
    case 'emailUndeliverable':
    case 'exportReady':
      return <LinkedAlert {...LINKED[alert.kind]} />
    case 'news':
      return <LinkedAlert tone="info" {...alert.news} />
    case 'quotaReached':
    case 'quotaNear':
      return <QuotaNote {...alert} />
  }
}

const LinkedAlert = ({ tone, text, where, route }: LinkAlert & Pick<AlertNoticeProps, 'tone'>) => {
  const { i18n } = useLingui()
  return (
    <AlertNotice tone={tone} action={<PageLink to={route}>{i18n._(where)}</PageLink>}>
      {i18n._(text)}
    </AlertNotice>
  )
}

const LimitedProfile = () => (
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

const WaitingAlert = ({
  pending: { method, amount_cents: cents, currency },
}: Extract<Alert, { kind: 'pendingPayment' }>) =>
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
    <LinkedAlert tone="info" {...IN_REVIEW} />
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
        Limite do mês atingido: {limit}. Mais {limit} em <DateText at={resetsAt} as="nearPlanDay" />.
      </Trans>
    ) : (
      <Trans>
        Transcrições usadas neste mês: {used} de {limit}.
      </Trans>
    )}
  </AlertNotice>
)

type AlertNoticeProps = { tone?: 'warning' | 'info' | undefined; action: ReactNode; children: ReactNode }

/** As high as the lead that it replaces: it appears when the data has loaded, and must move nothing (ACCOUNT-50). */
const AlertNotice = ({ tone = 'warning', action, children }: AlertNoticeProps) => (
  <output className={styles['alert']} data-tone={tone}>
    {children} {action}
  </output>
)
