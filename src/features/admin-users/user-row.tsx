import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Link } from 'wouter'
import type { ManagedUser } from '#contracts/api/admin.ts'
import { pathOf } from '#contracts/routes.ts'
import { DateText } from '#src/account/date-text.tsx'
import { planNameOf } from '#src/account/plan-name.ts'
import { userActivationFlow } from './user-activation.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { useLanguage } from '#src/page-context/place.ts'
import { Button } from '#src/ui/button.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { ActivationDialog } from './activation-dialog.tsx'
import styles from './admin-users.module.css'

/** One account: name, address, role, whether it is active, and a button to change that. */
export const UserRow = ({ user, isOwn }: { user: ManagedUser; isOwn: boolean }) => {
  const flow = useFlow(userActivationFlow, { input: { user: { id: user.id, isActive: user.is_active }, isOwn } })
  const { view, marker } = useFlowView(flow)
  const { isActive, issues, failure } = useFlowState(flow, (state) => ({
    isActive: state.context.user.isActive,
    issues: state.context.issues,
    failure: state.context.failure,
  }))
  const id = useId()
  return (
    <tr className={styles['user']} {...marker}>
      <Who user={user} id={id} />
      <td>{planNameOf(user.plan)}</td>
      <td>
        <Tag tone={isActive ? 'success' : 'danger'}>{isActive ? <Trans>Ativa</Trans> : <Trans>Inativa</Trans>}</Tag>
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
        <StatusLine>
          {view === 'changed' && (isActive ? <Trans>Conta ativada.</Trans> : <Trans>Conta desativada.</Trans>)}
        </StatusLine>
        {(view === 'confirming' || view === 'changing') && (
          <ActivationDialog
            name={user.name}
            isActive={isActive}
            isChanging={view === 'changing'}
            issues={issues}
            failure={failure}
            onConfirm={(values) => flow.send({ type: 'activation.confirm', values })}
            onCancel={() => flow.send({ type: 'activation.cancel' })}
          />
        )}
      </td>
    </tr>
  )
}

/** Name, role and address. `id` is given to the name, to describe the row's controls. */
const Who = ({
  user: { id: userId, name, role, email, email_verified: isVerified },
  id,
}: {
  user: ManagedUser
  id: string
}) => (
  <th scope="row">
    <Link id={id} href={`${pathOf('adminPerson', useLanguage())}?id=${userId}`}>
      {name}
    </Link>
    {role === 'admin' && (
      <Tag tone="info">
        <Trans>Administração</Trans>
      </Tag>
    )}
    <span className={styles['detail']}>
      {email}
      {!isVerified && (
        <>
          {' '}
          <Trans>(não confirmado)</Trans>
        </>
      )}
    </span>
  </th>
)
