import { Trans, useLingui } from '@lingui/react/macro'
import { sendSession, useAccount } from '#src/app/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Loading } from '#src/ui/loading.tsx'
import { Notice } from '#src/ui/notice.tsx'
import styles from './dashboard.module.css'

export default function DashboardPage() {
  const { t } = useLingui()
  const account = useAccount()
  if (account.status !== 'signedIn') return <Loading />
  const { name, email, role, isFallback } = account.profile
  const firstName = name.split(' ', 1)[0] ?? name
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1 tabIndex={-1} className={styles['title']}>
          <Trans>Olá, {firstName}</Trans>
        </h1>
        <p className={styles['lead']}>
          <Trans>Esta é a sua conta.</Trans>
        </p>
      </div>
      {isFallback && (
        <div className={styles['warning']}>
          <Notice tone="warning">
            <Trans>Não conseguimos carregar seu perfil completo. Mostramos o que o login nos diz.</Trans>
          </Notice>
          <Button kind="ghost" onClick={() => sendSession({ type: 'profile.reload' })}>
            <Trans>Tentar de novo</Trans>
          </Button>
        </div>
      )}
      <section className={styles['card']} aria-label={t`Dados da conta`}>
        <dl className={styles['facts']}>
          <dt>
            <Trans>Nome</Trans>
          </dt>
          <dd>{name}</dd>
          <dt>
            <Trans>E-mail</Trans>
          </dt>
          <dd>{email}</dd>
          <dt>
            <Trans>Tipo de conta</Trans>
          </dt>
          <dd>{role === 'admin' ? <Trans>Administração</Trans> : <Trans>Pessoal</Trans>}</dd>
          <dt>
            <Trans>Situação</Trans>
          </dt>
          <dd>
            <Trans>Ativa</Trans>
          </dd>
        </dl>
      </section>
      <div>
        <Button kind="ghost" onClick={() => sendSession({ type: 'session.signOut' })}>
          <Trans>Sair</Trans>
        </Button>
      </div>
    </div>
  )
}
