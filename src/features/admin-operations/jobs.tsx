import { Trans } from '@lingui/react/macro'
import type { Operations } from '#contracts/api/operations.ts'
import { DateText } from '#src/account/date-text.tsx'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'

type JobsProps = { operations: Pick<Operations, 'exports' | 'maintenance' | 'backup_at'> }

export const Jobs = ({ operations: { exports, maintenance, backup_at: backupAt } }: JobsProps) => (
  <DefinitionList>
    <Definition term={<Trans>Cópias de dados na fila</Trans>}>{exports.waiting}</Definition>
    <Definition term={<Trans>Cópias em preparo</Trans>}>{exports.running}</Definition>
    <Definition term={<Trans>Cópias paradas</Trans>}>{exports.stuck}</Definition>
    <Definition term={<Trans>Cópias que falharam em 24 horas</Trans>}>{exports.failed}</Definition>
    <Definition term={<Trans>Última manutenção</Trans>}>
      <DateText at={maintenance.last_at} as="moment" />
    </Definition>
    <Definition term={<Trans>Falhas na última manutenção</Trans>}>{maintenance.failures}</Definition>
    <Definition term={<Trans>Planos corrigidos pela conciliação</Trans>}>{maintenance.payment_differences}</Definition>
    <Definition term={<Trans>Último backup</Trans>}>
      {backupAt === null ? <Trans>Nenhum registrado</Trans> : <DateText at={backupAt} as="moment" />}
    </Definition>
  </DefinitionList>
)
