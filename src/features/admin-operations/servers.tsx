import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Operations } from '#contracts/api/operations.ts'
import { DateText } from '#src/account/date-text.tsx'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'
import { ROLE_LABELS } from './operations-labels.ts'

type ServersProps = { operations: Pick<Operations, 'servers' | 'migrations'> }

/** Servers with a heartbeat in the last minutes, and the schema that all of them use. */
export const Servers = ({ operations: { servers, migrations } }: ServersProps) => {
  const { i18n } = useLingui()
  return (
    <>
      {servers.length === 0 ? (
        <p>
          <Trans>Nenhum servidor deu notícia nos últimos dois minutos.</Trans>
        </p>
      ) : (
        <ListRows>
          {servers.map(({ instance, role, version, started_at: startedAt }) => (
            <ListRow
              key={instance}
              detail={
                <Trans>
                  versão {version}, no ar desde <DateText at={startedAt} as="moment" />
                </Trans>
              }
              aside={<code>{instance}</code>}
            >
              {i18n._(ROLE_LABELS[role])}
            </ListRow>
          ))}
        </ListRows>
      )}
      <DefinitionList>
        <Definition term={<Trans>Migrações aplicadas</Trans>}>{migrations.applied}</Definition>
        <Definition term={<Trans>A mais nova</Trans>}>
          <code>{migrations.newest}</code>
        </Definition>
      </DefinitionList>
    </>
  )
}
