import { Plural, Trans } from '@lingui/react/macro'
import { useIsWide } from '#src/account/frame/use-is-wide.ts'
import type { Query } from '#src/account/reading/reading.flow.ts'
import { ReadingState, useReading } from '#src/account/reading/reading-state.tsx'
import { activityReading, sessionsReading, signInMethodsReading } from '#src/account/reading/security-readings.ts'
import { SettingsLayout } from '#src/account/settings/settings-layout.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { ActivityList } from './activity-list.tsx'
import { CreatePassword } from '#src/features/sign-in-methods/create-password.tsx'
import { OtherSessions } from '#src/features/other-sessions/other-sessions.tsx'
import { PasswordChange } from '#src/features/password-change/password-change.tsx'
import { SecondFactor } from '#src/features/second-factor/second-factor.tsx'
import { SignInMethodList } from '#src/features/sign-in-methods/sign-in-method-list.tsx'

export const readings = (): readonly Query<unknown>[] => [signInMethodsReading, activityReading, sessionsReading]

export default function SecuritySettingsPage() {
  const methods = useReading(signInMethodsReading, { isFresh: true })
  const activity = useReading(activityReading)
  const sessions = useReading(sessionsReading)
  const isWide = useIsWide()
  // The form is the default if this is unknown: the service has an error code for accounts without a password.
  const isPasswordless = methods.view === 'ready' && !methods.data.hasPassword
  return (
    <SettingsLayout lead={<Trans>Sua senha, os aparelhos em uso e o que aconteceu na sua conta.</Trans>}>
      <ListCard anchor="methods" title={<Trans>Formas de entrar</Trans>}>
        {/* As high as its three rows. */}
        <ReadingState reading={methods} lines={6}>
          {(known) => <SignInMethodList methods={known} />}
        </ReadingState>
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
        <ReadingState reading={methods} lines={isWide ? 5 : 7}>
          {(known) => <SecondFactor factor={known.secondFactor} />}
        </ReadingState>
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
        <ReadingState reading={sessions} lines={3}>
          {(open) => <OtherSessions {...open} />}
        </ReadingState>
      </ListCard>
      <ListCard anchor="activity" title={<Trans>Atividade recente</Trans>}>
        <ReadingState
          reading={activity}
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
        </ReadingState>
      </ListCard>
    </SettingsLayout>
  )
}
