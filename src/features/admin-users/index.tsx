import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { userFilterIn, searchOfUsers } from '#contracts/user-list-query.ts'
import { QueryState, useRefetchOnKeyChange, useQuery } from '#src/account/query/query-state.tsx'
import { AdminPage } from '#src/admin/admin-page.tsx'
import { usersQueryOf } from '#src/admin/admin-queries.ts'
import { ListCard } from '#src/ui/list-card.tsx'
import { NoUsers } from './no-users.tsx'
import { UserFilters } from './user-filters.tsx'
import { UsersTable } from './users-table.tsx'
import { UserSearch } from './user-search.tsx'

/** Search, filters and order are in the URL, for links and the back button. */
export default function AdminUsersPage() {
  const search = useSearch()
  const filter = useMemo(() => userFilterIn(search), [search])
  const query = useQuery(useMemo(() => usersQueryOf(filter), [filter]))
  // Null until it was fetched.
  const page = query.data as typeof query.data | null
  const isOutdated = useRefetchOnKeyChange(query, page?.params, searchOfUsers(filter))
  return (
    <AdminPage
      part="adminUsers"
      title={<Trans>Pessoas</Trans>}
      lead={<Trans>Uma conta desativada perde o acesso na hora; nada dela é apagado.</Trans>}
    >
      <ListCard title={<Trans>Contas</Trans>}>
        <UserSearch initial={filter.search}>
          <UserFilters filter={filter} counts={page?.counts ?? null} />
          <QueryState
            query={query}
            lines={5}
            isOutdated={isOutdated}
            isEmpty={({ total }) => total === 0}
            empty={<NoUsers />}
            pageOf={(rows) => rows}
          >
            {({ data }) => <UsersTable users={data} filter={filter} />}
          </QueryState>
        </UserSearch>
      </ListCard>
    </AdminPage>
  )
}
