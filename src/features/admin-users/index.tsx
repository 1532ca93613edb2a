import { Trans } from '@lingui/react/macro'
import { AdminLayout } from '#src/admin/admin-layout.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { UserList } from './user-list.tsx'
import { UserSearch } from './user-search.tsx'

export default function AdminUsersPage() {
  return (
    <AdminLayout
      page="adminUsers"
      title={<Trans>Pessoas</Trans>}
      lead={<Trans>Quem tem conta. Uma conta desativada perde o acesso na hora; nada dela é apagado.</Trans>}
    >
      <ListCard title={<Trans>Contas</Trans>}>
        <UserSearch>{(asked) => <UserList key={asked} search={asked} />}</UserSearch>
      </ListCard>
    </AdminLayout>
  )
}
