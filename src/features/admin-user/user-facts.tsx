import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminUserDetail } from '#contracts/api/admin.ts'
import { DateText } from '#src/account/date-text.tsx'
import { planNameOf } from '#src/account/plan-name.ts'
import { ActivationOutcome } from '#src/admin/activation/activation-outcome.tsx'
import { ActivationTag } from '#src/admin/activation/activation-tag.tsx'
import { useActivation } from '#src/admin/activation/use-activation.ts'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import { EmailAddress } from '#src/ui/email-address.tsx'
import { Button } from '#src/ui/button.tsx'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Tag } from '#src/ui/tag.tsx'
import styles from './admin-user.module.css'

/** The account as the list has it, its open sessions, and a button to deactivate or activate it. */
export const UserFacts = ({ detail: { user, sessions } }: { detail: AdminUserDetail }) => {
  const account = useAccount()
  const isOwn = account.status === 'signedIn' && account.profile.id === user.id
  const { i18n } = useLingui()
  const activation = useActivation(user, isOwn)
  const { isActive, marker, flow } = activation
  return (
    <Stack marker={marker}>
      <DefinitionList>
        <Definition term={<Trans>Situação</Trans>}>
          <span className={styles['tags']}>
            <ActivationTag isActive={isActive} />
            {user.role === 'admin' && (
              <Tag tone="info">
                <Trans>Administração</Trans>
              </Tag>
            )}
          </span>
        </Definition>
        <Definition term={<Trans>E-mail</Trans>}>
          <EmailAddress>{user.email}</EmailAddress> {!user.email_verified && <Trans>(não confirmado)</Trans>}
        </Definition>
        {user.email_undeliverable_since !== null && (
          <Definition term={<Trans>E-mails voltando desde</Trans>}>
            <DateText at={user.email_undeliverable_since} as="day" />
          </Definition>
        )}
        <Definition term={<Trans>Plano</Trans>}>{planNameOf(i18n, { code: user.plan })}</Definition>
        <Definition term={<Trans>Desde</Trans>}>
          <DateText at={user.created_at} as="day" />
        </Definition>
        <Definition term={<Trans>Vista em</Trans>}>
          <DateText at={user.seen_at} as="moment" />
        </Definition>
        <Definition term={<Trans>Sessões abertas</Trans>}>{sessions}</Definition>
      </DefinitionList>
      {isOwn ? (
        <p>
          <Trans>É a sua conta.</Trans>
        </p>
      ) : (
        <Button kind="ghost" onClick={() => flow.send({ type: 'activation.ask' })}>
          {isActive ? <Trans>Desativar conta</Trans> : <Trans>Ativar conta</Trans>}
        </Button>
      )}
      <ActivationOutcome activation={activation} />
    </Stack>
  )
}
