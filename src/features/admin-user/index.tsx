import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { userFilterIn, searchOfUsers } from '#contracts/user-list-query.ts'
import { pathOf } from '#contracts/routes.ts'
import { QueryState, useQuery } from '#src/account/query/query-state.tsx'
import { AdminPage } from '#src/admin/admin-page.tsx'
import { userDetailQueryOf } from '#src/admin/admin-queries.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { ListCard } from '#src/ui/list-card.tsx'
import { UserFacts } from './user-facts.tsx'
import { History } from './history.tsx'

/**
 * One user: facts and history of the account. The id is in the URL, so that the page can be shared; so are the
 * filters of the list it was opened from, for the way back.
 */
export default function AdminUserPage() {
  const search = useSearch()
  const id = new URLSearchParams(search).get('id') ?? ''
  return <UserDetail key={id} id={id} list={searchOfUsers(userFilterIn(search))} />
}

const UserDetail = ({ id, list }: { id: string; list: string }) => {
  const detail = useQuery(useMemo(() => userDetailQueryOf(id), [id]))
  return (
    <AdminPage
      part="adminUsers"
      title={detail.view === 'ready' ? detail.data.user.name : <Trans>Pessoa</Trans>}
      lead={<Trans>Uma conta e o que aconteceu nela.</Trans>}
      parent={{ href: pathOf('adminUsers', useLanguage()) + list, name: <Trans>Pessoas</Trans> }}
    >
      <ListCard title={<Trans>Conta</Trans>}>
        <QueryState query={detail} lines={5}>
          {(known) => <UserFacts detail={known} />}
        </QueryState>
      </ListCard>
      <ListCard title={<Trans>Histórico</Trans>}>
        <History id={id} />
      </ListCard>
    </AdminPage>
  )
}
