import { Trans } from '@lingui/react/macro'
import type { Operations } from '#contracts/api/operations.ts'
import { QueryState, useQuery } from '#src/account/query/query-state.tsx'
import { AdminPage } from '#src/admin/admin-page.tsx'
import { operationsQuery } from '#src/admin/admin-queries.ts'
import { ListCard } from '#src/ui/list-card.tsx'
import { Attention } from './attention.tsx'
import { Jobs } from './jobs.tsx'
import { LimitHits } from './limit-hits.tsx'
import { Mails } from './mails.tsx'
import { ReadAt } from './read-at.tsx'
import { Servers } from './servers.tsx'

/** What is pending, has failed or has stopped (ADMIN-26), and retrying a mail (ADMIN-27). */
export default function AdminOperationsPage() {
  const query = useQuery(operationsQuery)
  return (
    <AdminPage
      part="adminOperations"
      title={<Trans>Operação</Trans>}
      lead={<Trans>O que está no ar, o que espera e o que falhou.</Trans>}
    >
      <QueryState query={query} lines={8}>
        {(known) => (
          <>
            <ReadAt at={known.read_at} isBusy={query.isBusy} onRefresh={() => query.send({ type: 'data.retry' })} />
            <Known operations={known} />
          </>
        )}
      </QueryState>
    </AdminPage>
  )
}

const Known = ({ operations }: { operations: Operations }) => (
  <>
    <Attention attention={operations.attention} />
    <ListCard title={<Trans>Fila de e-mails</Trans>}>
      <Mails mails={operations.mails} />
    </ListCard>
    <ListCard title={<Trans>Tarefas</Trans>}>
      <Jobs operations={operations} />
    </ListCard>
    <ListCard title={<Trans>Servidores</Trans>}>
      <Servers operations={operations} />
    </ListCard>
    <ListCard title={<Trans>Limites atingidos na última hora</Trans>}>
      <LimitHits limits={operations.limits} />
    </ListCard>
  </>
)
