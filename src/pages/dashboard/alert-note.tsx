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
        <Told
          action={
            <PageLink to="subscription">
              <Trans>Resolver o pagamento</Trans>
            </PageLink>
          }
        >
          <Trans>Não recebemos o pagamento do seu plano.</Trans>
        </Told>
      )
    case 'limitedProfile':
      return (
        <Told
          action={
            <Button kind="ghost" onClick={() => sendSession({ type: 'profile.reload' })}>
              <Trans>Tentar de novo</Trans>
            </Button>
          }
        >
          <Trans>
            Não conseguimos carregar seu perfil completo. Por enquanto, mostramos só os dados de quando você entrou.
          </Trans>
        </Told>
      )
    case 'exportReady':
      return (
        <Told
          action={
            <PageLink to="dataSettings">
              <Trans>Ver a cópia dos dados</Trans>
            </PageLink>
          }
        >
          <Trans>A cópia dos seus dados está pronta para baixar.</Trans>
        </Told>
      )
    case 'emailUnconfirmed':
      return (
        <Told
          action={
            <PageLink to="securitySettings">
              <Trans>Confirmar em Segurança</Trans>
            </PageLink>
          }
        >
          <Trans>Seu e-mail ainda não foi confirmado.</Trans>
        </Told>
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
  <Told
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
  </Told>
)

const NewsNote = ({ text, where, route }: News) => {
  const { i18n } = useLingui()
  return (
    <Told tone="info" action={<PageLink to={route}>{i18n._(where)}</PageLink>}>
      {i18n._(text)}
    </Told>
  )
}

type ToldProps = { tone?: 'warning' | 'info'; action: ReactNode; children: ReactNode }

const Told = ({ tone = 'warning', action, children }: ToldProps) => (
  <Notice tone={tone}>
    {children}
    <span className={styles['action']}>{action}</span>
  </Notice>
)
