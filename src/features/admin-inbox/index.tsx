import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import type { MessageStatus } from '#contracts/api/admin.ts'
import { QueryState, useQuery } from '#src/account/query/query-state.tsx'
import { AdminPage } from '#src/admin/admin-page.tsx'
import { inboxQueryOf } from '#src/admin/admin-queries.ts'
import { ListCard } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { InboxRows } from './inbox-rows.tsx'
import { statusIn, StatusLinks } from './status-links.tsx'

/** The status filter is in the URL, so that a filtered list can be bookmarked. */
export default function AdminInboxPage() {
  const status = statusIn(useSearch())
  return (
    <AdminPage
      part="adminInbox"
      title={<Trans>Mensagens recebidas</Trans>}
      lead={<Trans>As mensagens do formulário de contato, da mais nova à mais antiga.</Trans>}
    >
      <ListCard title={<Trans>Caixa de entrada</Trans>}>
        <StatusLinks current={status} />
        <Inbox key={status} status={status} />
      </ListCard>
    </AdminPage>
  )
}

const Inbox = ({ status }: { status: MessageStatus | null }) => {
  const query = useQuery(useMemo(() => inboxQueryOf(status), [status]))
  return (
    <QueryState
      query={query}
      lines={4}
      isEmpty={({ total }) => total === 0}
      empty={
        <>
          <p>
            <Trans>Nenhuma mensagem aqui.</Trans>
          </p>
          {status === null ? (
            <p>
              <Trans>O que chegar pelo formulário de contato aparece aqui.</Trans>
            </p>
          ) : (
            <p>
              <PageLink to="adminInbox">
                <Trans>Ver todas as mensagens</Trans>
              </PageLink>
            </p>
          )}
        </>
      }
      pageOf={(rows) => rows}
    >
      {({ data }) => <InboxRows messages={data} />}
    </QueryState>
  )
}
