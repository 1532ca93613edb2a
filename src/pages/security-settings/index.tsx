import { Plural, Trans } from '@lingui/react/macro'
import { useIsWide } from '#src/account/layout/use-is-wide.ts'
import type { Query } from '#src/account/query/query.flow.ts'
import { QueryState, useQuery } from '#src/account/query/query-state.tsx'
import { activityQuery, sessionsQuery, signInMethodsQuery } from '#src/account/query/security-queries.ts'
import { SettingsPage } from '#src/account/settings/settings-page.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { ActivityList } from './activity-list.tsx'
import { CreatePassword } from '#src/features/sign-in-methods/create-password.tsx'
import { OtherSessions } from '#src/features/other-sessions/other-sessions.tsx'
import { PasswordChange } from '#src/features/password-change/password-change.tsx'
import { SecondFactor } from '#src/features/second-factor/second-factor.tsx'
import { SignInMethodList } from '#src/features/sign-in-methods/sign-in-method-list.tsx'

export const queries = (): readonly Query<unknown>[] => [signInMethodsQuery, activityQuery, sessionsQuery]

export default function SecuritySettingsPage() {
  const methods = useQuery(signInMethodsQuery, { isFresh: true })
  const activity = useQuery(activityQuery)
  const sessions = useQuery(sessionsQuery)
  const isWide = useIsWide()
  // The form is the default if this is unknown: the service has an error code for accounts without a password.
  const isPasswordless = methods.view === 'ready' && !methods.data.hasPassword
  return (
    <SettingsPage lead={<Trans>Sua senha, os aparelhos em uso e o que aconteceu na sua conta.</Trans>}>
      <ListCard anchor="methods" title={<Trans>Formas de entrar</Trans>}>
        {/* As high as its three rows. */}
        <QueryState query={methods} lines={6}>
          {(known) => <SignInMethodList methods={known} />}
        </QueryState>
        {isPasswordless ? (
          <Disclosure anchor="password" title={<Trans>Criar uma senha</Trans>}>
            <CreatePassword email={methods.data.email} />
          </Disclosure>
        ) : (
          <Disclosure anchor="password" title={<Trans>Trocar a senha</Trans>}>
            <PasswordChange />
          </Disclosure>
        )}
      </ListCard>
      <ListCard anchor="second-factor" title={<Trans>Verificação em duas etapas</Trans>}>
        <QueryState query={methods} lines={isWide ? 5 : 7}>
          {(known) => <SecondFactor factor={known.secondFactor} />}
        </QueryState>
      </ListCard>
      <ListCard
        anchor="devices"
        title={<Trans>Aparelhos</Trans>}
        action={
          sessions.view === 'ready' && (
            <Plural value={sessions.data.sessions.length} one="# conectado" other="# conectados" />
          )
        }
      >
        <QueryState query={sessions} lines={3}>
          {(open) => <OtherSessions {...open} />}
        </QueryState>
      </ListCard>
      <ListCard anchor="activity" title={<Trans>Atividade recente</Trans>}>
        <QueryState
          query={activity}
          lines={5}
          isEmpty={({ total }) => total === 0}
          empty={
            <p>
              <Trans>Nada por aqui ainda. Acessos e mudanças importantes aparecem nesta lista.</Trans>
            </p>
          }
          pageOf={(rows) => rows}
        >
          {({ data }) => <ActivityList entries={data} />}
        </QueryState>
      </ListCard>
    </SettingsPage>
  )
}
