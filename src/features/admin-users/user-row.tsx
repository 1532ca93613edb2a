import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Link, useSearch } from 'wouter'
import type { AdminUserRow } from '#contracts/api/admin.ts'
import { userFilterIn, searchOfUser } from '#contracts/user-list-query.ts'
import { pathOf } from '#contracts/routes.ts'
import { DateText } from '#src/account/date-text.tsx'
import { planNameOf } from '#src/account/plan-name.ts'
import { ActivationOutcome } from '#src/admin/activation/activation-outcome.tsx'
import { ActivationTag } from '#src/admin/activation/activation-tag.tsx'
import { useActivation } from '#src/admin/activation/use-activation.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { EmailAddress } from '#src/ui/email-address.tsx'
import { Button } from '#src/ui/button.tsx'
import { Tag } from '#src/ui/tag.tsx'
import styles from './admin-users.module.css'

/** One account: name, address, role, whether it is active, and a button to change that. */
export const UserRow = ({ user, isOwn }: { user: AdminUserRow; isOwn: boolean }) => {
  const { i18n } = useLingui()
  const activation = useActivation(user, isOwn)
  const { flow, marker, isActive } = activation
  const id = useId()
  return (
    <tr className={styles['user']} {...marker}>
      <Who user={user} id={id} />
      <td>{planNameOf(i18n, { code: user.plan })}</td>
      <td>
        <ActivationTag isActive={isActive} />
      </td>
      <td>
        <DateText at={user.created_at} as="date" />
      </td>
      <td>
        <DateText at={user.seen_at} as="date" />
      </td>
      <td className={styles['actions']}>
        {isOwn ? (
          <span className={styles['detail']}>
            <Trans>É a sua conta.</Trans>
          </span>
        ) : (
          <Button kind="quiet" describedBy={id} onClick={() => flow.send({ type: 'activation.ask' })}>
            {isActive ? <Trans>Desativar</Trans> : <Trans>Ativar</Trans>}
          </Button>
        )}
        <ActivationOutcome activation={activation} />
      </td>
    </tr>
  )
}

/** Name, role and address. `id` is given to the name, to describe the row's controls. */
const Who = ({
  user: { id: userId, name, role, email, email_verified: isVerified },
  id,
}: {
  user: AdminUserRow
  id: string
}) => (
  <th scope="row">
    <Link id={id} href={pathOf('adminPerson', useLanguage()) + searchOfUser(userId, userFilterIn(useSearch()))}>
      {name}
    </Link>
    {role === 'admin' && (
      <Tag tone="info">
        <Trans>Administração</Trans>
      </Tag>
    )}
    <span className={styles['detail']}>
      <EmailAddress>{email}</EmailAddress>
      {!isVerified && (
        <>
          {' '}
          <Trans>(não confirmado)</Trans>
        </>
      )}
    </span>
  </th>
)
