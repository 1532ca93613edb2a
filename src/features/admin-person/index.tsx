import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import type { ManagedPerson } from '#contracts/api/admin.ts'
import { DateText } from '#src/account/date-text.tsx'
import { planNameOf } from '#src/account/plan-name.ts'
import { ReadingState, useReading } from '#src/account/reading/reading-state.tsx'
import { AdminLayout } from '#src/admin/admin-layout.tsx'
import { personReadingOf } from '#src/admin/admin-readings.ts'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { History } from './history.tsx'

/** One person: facts and history of the account. The id is in the address, so that the page can be shared. */
export default function AdminPersonPage() {
  const id = new URLSearchParams(useSearch()).get('id') ?? ''
  return (
    <AdminLayout page={null} title={<Trans>Pessoa</Trans>} lead={<Trans>Uma conta e o que aconteceu nela.</Trans>}>
      <PageLink to="adminUsers">
        <Trans>Ver todas as contas</Trans>
      </PageLink>
      <Person key={id} id={id} />
    </AdminLayout>
  )
}

const Person = ({ id }: { id: string }) => {
  const query = useMemo(() => personReadingOf(id), [id])
  return (
    <>
      <ListCard title={<Trans>Conta</Trans>}>
        <ReadingState reading={useReading(query)} lines={5}>
          {(person) => <Facts person={person} />}
        </ReadingState>
      </ListCard>
      <ListCard title={<Trans>Histórico</Trans>}>
        <History id={id} />
      </ListCard>
    </>
  )
}

const Facts = ({ person: { user, sessions } }: { person: ManagedPerson }) => (
  <DefinitionList>
    <Definition term={<Trans>Nome</Trans>}>{user.name}</Definition>
    <Definition term={<Trans>E-mail</Trans>}>
      {user.email} {!user.email_verified && <Trans>(não confirmado)</Trans>}
    </Definition>
    <Definition term={<Trans>Situação</Trans>}>
      <Tag tone={user.is_active ? 'success' : 'danger'}>
        {user.is_active ? <Trans>Ativa</Trans> : <Trans>Inativa</Trans>}
      </Tag>
    </Definition>
    <Definition term={<Trans>Plano</Trans>}>{planNameOf(user.plan)}</Definition>
    <Definition term={<Trans>Desde</Trans>}>
      <DateText at={user.created_at} as="day" />
    </Definition>
    <Definition term={<Trans>Vista em</Trans>}>
      <DateText at={user.seen_at} as="moment" />
    </Definition>
    <Definition term={<Trans>Sessões abertas</Trans>}>{sessions}</Definition>
  </DefinitionList>
)
