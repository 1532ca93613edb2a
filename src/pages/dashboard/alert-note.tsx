import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DateText } from '#src/account/date-text.tsx'
import { sendSession } from '#src/flow-runtime/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import type { Alert } from './alert-of.ts'
import styles from './dashboard.module.css'
import type { News } from './news.ts'

/** The most important alert, with its action. */
export const AlertNote = ({ alert }: { alert: Alert }) => {
  switch (alert.kind) {
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
            <Button kind="ghost" onClick={() => sendSession({ type: 'profile.reload' })}>
              <Trans>Tentar de novo</Trans>
            </Button>
          }
        >
          <Trans>
            Não conseguimos carregar seu perfil completo. Por enquanto, mostramos só os dados de quando você entrou.
          </Trans>
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
        Você usou todas as transcrições deste mês: {limit}. A contagem recomeça em <DateText at={resetsAt} as="day" />.
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

const AlertNotice = ({ tone = 'warning', action, children }: AlertNoticeProps) => (
  <Notice tone={tone}>
    {children}
    <span className={styles['action']}>{action}</span>
  </Notice>
)
