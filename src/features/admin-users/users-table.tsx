import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { AdminUserRow, UserSort } from '#contracts/api/admin.ts'
import { type UserFilter, searchOfUsers } from '#contracts/user-list-query.ts'
import { pathOf } from '#contracts/routes.ts'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import { useLanguage } from '#src/page-context/place.ts'
import styles from './admin-users.module.css'
import { UserRow } from './user-row.tsx'

/** Sort orders of a column's heading: for the first click, and for the next one. */
const COLUMNS = {
  name: { first: 'name', reverse: '-name' },
  since: { first: '-since', reverse: 'since' },
  seen: { first: '-seen', reverse: 'seen' },
} as const satisfies Record<string, { first: UserSort; reverse: UserSort }>

type UsersTableProps = { users: readonly AdminUserRow[]; filter: UserFilter }

/** The list of accounts as a table; on phones each row has two lines. */
export const UsersTable = ({ users, filter }: UsersTableProps) => {
  const { t } = useLingui()
  const account = useAccount()
  const ownId = account.status === 'signedIn' ? account.profile.id : null
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <Sorted column="name" filter={filter}>
            <Trans>Pessoa</Trans>
          </Sorted>
          <th>
            <Trans>Plano</Trans>
          </th>
          <th>
            <Trans>Situação</Trans>
          </th>
          <Sorted column="since" filter={filter}>
            <Trans>Desde</Trans>
          </Sorted>
          <Sorted column="seen" filter={filter}>
            <Trans>Vista em</Trans>
          </Sorted>
          <th aria-label={t`Ações`} />
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} isOwn={user.id === ownId} />
        ))}
      </tbody>
    </table>
  )
}

type SortedProps = { column: keyof typeof COLUMNS; filter: UserFilter; children: ReactNode }

const Sorted = ({ column, filter, children }: SortedProps) => {
  const path = pathOf('adminUsers', useLanguage())
  const { first, reverse } = COLUMNS[column]
  const isBy = filter.sort === first || filter.sort === reverse
  const direction = filter.sort.startsWith('-') ? 'descending' : 'ascending'
  return (
    <th aria-sort={isBy ? direction : 'none'}>
      <Link href={path + searchOfUsers({ ...filter, sort: filter.sort === first ? reverse : first })}>{children}</Link>
    </th>
  )
}
