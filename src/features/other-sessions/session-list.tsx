import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { OpenSessions } from '#contracts/api/sessions.ts'
import { DateText } from '#src/account/date-text.tsx'
import { Button } from '#src/ui/button.tsx'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'
import styles from '#src/ui/list-card.module.css'
import { Tag } from '#src/ui/tag.tsx'
import { DeviceName } from './device-name.tsx'

type OpenSession = OpenSessions['sessions'][number]

type SessionRowProps = { session: OpenSession; onEnd: () => void }

const SessionRow = ({ session, onEnd }: SessionRowProps) => {
  const id = useId()
  const isThis = session.is_this_session
  return (
    <ListRow
      detail={
        <>
          <Trans>
            Desde <DateText at={session.opened_at} as="moment" />
          </Trans>
          {!isThis && (
            <>
              <br />
              <Trans>
                Último uso: <DateText at={session.used_at} as="moment" />
              </Trans>
            </>
          )}
        </>
      }
      aside={
        isThis ? (
          <Tag tone="success">
            <Trans>Este aparelho</Trans>
          </Tag>
        ) : (
          <Button kind="quiet" describedBy={id} onClick={onEnd}>
            <Trans>Encerrar acesso</Trans>
          </Button>
        )
      }
    >
      <strong id={id}>
        <DeviceName device={session} />
      </strong>
    </ListRow>
  )
}

type SessionListProps = { sessions: readonly OpenSession[]; onEnd: (id: string) => void }

/** The open sessions of the account, this device first. */
export const SessionList = ({ sessions, onEnd }: SessionListProps) => (
  <>
    <ListRows>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} onEnd={() => onEnd(session.id)} />
      ))}
    </ListRows>
    {sessions.length === 1 && (
      <p className={styles['detail']}>
        <Trans>Nenhum outro aparelho está na sua conta.</Trans>
      </p>
    )}
  </>
)
