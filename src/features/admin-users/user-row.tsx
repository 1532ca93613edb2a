import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ManagedUser } from '#contracts/api/admin.ts'
import { viewOf } from '#machines/kit/view.ts'
import { DateText } from '#src/account/date-text.tsx'
import { userActivationFlow } from './user-activation.flow.ts'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { ActivationDialog } from './activation-dialog.tsx'
import styles from './admin-users.module.css'

/** One account: name, address, role, whether it is active, and a button to change that. */
export const UserRow = ({ user, isOwn }: { user: ManagedUser; isOwn: boolean }) => {
  const flow = useFlow(userActivationFlow, { input: { user: { id: user.id, isActive: user.is_active }, isOwn } })
  const state = useSelector(flow, (snapshot) => snapshot)
  const id = useId()
  const view = viewOf(state)
  const { isActive } = state.context.user
  return (
    <li className={styles['user']} {...markerOf(state)}>
      <div className={styles['who']}>
        <h3 id={id}>{user.name}</h3>
        <p className={styles['detail']}>
          {user.email}
          {!user.email_verified && (
            <>
              {' '}
              <Trans>(não confirmado)</Trans>
            </>
          )}
        </p>
        <p className={styles['detail']}>
          <Trans>
            Desde <DateText at={user.created_at} as="day" />
          </Trans>
        </p>
      </div>
      <div className={styles['what']}>
        <Tag tone="info">{user.role === 'admin' ? <Trans>Administração</Trans> : <Trans>Membro</Trans>}</Tag>
        <Tag tone={isActive ? 'success' : 'danger'}>{isActive ? <Trans>Ativa</Trans> : <Trans>Inativa</Trans>}</Tag>
      </div>
      <StatusLine>
        {view === 'changed' && (isActive ? <Trans>Conta ativada.</Trans> : <Trans>Conta desativada.</Trans>)}
      </StatusLine>
      {isOwn ? (
        <p className={styles['detail']}>
          <Trans>É a sua conta.</Trans>
        </p>
      ) : (
        <ButtonRow>
          <Button kind="ghost" describedBy={id} onClick={() => flow.send({ type: 'activation.ask' })}>
            {isActive ? <Trans>Desativar</Trans> : <Trans>Ativar</Trans>}
          </Button>
        </ButtonRow>
      )}
      {(view === 'confirming' || view === 'changing') && (
        <ActivationDialog
          name={user.name}
          isActive={isActive}
          isChanging={view === 'changing'}
          failure={state.context.failure}
          onConfirm={() => flow.send({ type: 'activation.confirm' })}
          onCancel={() => flow.send({ type: 'activation.cancel' })}
        />
      )}
    </li>
  )
}
