import { Trans } from '@lingui/react/macro'
import { AccountLayout } from '#src/account/account-layout.tsx'
import { sendSession, useAccount } from '#src/app/session-store.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { Loading } from '#src/ui/loading.tsx'
import { Notice } from '#src/ui/notice.tsx'

export default function DashboardPage() {
  const account = useAccount()
  if (account.status !== 'signedIn') return <Loading />
  const { name, email, role, isFallback } = account.profile
  const firstName = name.split(' ', 1)[0] ?? name
  return (
    <AccountLayout
      section="dashboard"
      title={<Trans>Olá, {firstName}</Trans>}
      lead={<Trans>Esta é a sua conta.</Trans>}
    >
      {isFallback && (
        <>
          <Notice tone="warning">
            <Trans>Não conseguimos carregar seu perfil completo. Mostramos o que o login nos diz.</Trans>
          </Notice>
          <ButtonRow>
            <Button kind="ghost" onClick={() => sendSession({ type: 'profile.reload' })}>
              <Trans>Tentar de novo</Trans>
            </Button>
          </ButtonRow>
        </>
      )}
      <ListCard title={<Trans>Dados da conta</Trans>}>
        <DefinitionList>
          <Definition term={<Trans>Nome</Trans>}>{name}</Definition>
          <Definition term={<Trans>E-mail</Trans>}>{email}</Definition>
          <Definition term={<Trans>Tipo de conta</Trans>}>
            {role === 'admin' ? <Trans>Administração</Trans> : <Trans>Pessoal</Trans>}
          </Definition>
          <Definition term={<Trans>Situação</Trans>}>
            <Trans>Ativa</Trans>
          </Definition>
        </DefinitionList>
      </ListCard>
      <ButtonRow>
        <Button kind="ghost" onClick={() => sendSession({ type: 'session.signOut' })}>
          <Trans>Sair</Trans>
        </Button>
      </ButtonRow>
    </AccountLayout>
  )
}
